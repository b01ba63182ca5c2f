import { createContext } from 'react';

/** Whether visitors' browsers may ask other hosts for pictures. Apart from them: the frame gives it. */
export const ExternalPictures = createContext(true);

import { createContext } from 'react';

/**
 * True if visitors' browsers may request pictures from other hosts. It has a file of its own, because the app's frame
 * provides it.
 */
export const ExternalPictures = createContext(true);

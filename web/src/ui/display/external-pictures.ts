import { createContext } from 'react';

/**
 * True if visitors' browsers may request pictures from other hosts. In its own file, because the app's frame provides
 * it.
 */
export const ExternalPictures = createContext(true);

import { createContext } from 'react';

/**
 * True if visitors' browsers may request pictures from other hosts. It has a file of its own, so that the app's frame,
 * which provides it, doesn't import the components that show pictures.
 */
export const ExternalPictures = createContext(true);

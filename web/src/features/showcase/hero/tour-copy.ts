/** Texts of the guided tour behind Watch Demo, and of the screens that it shows. */
export { sceneTexts, tourTexts } from './tour-copy.texts.js';

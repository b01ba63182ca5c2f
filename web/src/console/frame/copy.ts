/** Texts of the frame around the console's screens. */
export {
  frameTexts,
  sectionNames,
  strangerTexts,
  refusalTexts,
  missingTexts,
  commandTexts,
} from './copy.texts.js';

/** Actions of the command search. */
export { actionTexts, shortcutTexts } from './copy.texts.js';

export {
  compareTexts,
  keepTexts,
  listTexts,
  savedTexts,
  seenTexts,
  whenTexts,
} from './copy.texts.js';

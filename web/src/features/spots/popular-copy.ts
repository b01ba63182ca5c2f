/** Texts of Home's section of popular destinations. */
export { popularSectionTexts } from './popular-copy.texts.js';

/** For assistive technology. */
export { chooserLabel } from './copy.texts.js';

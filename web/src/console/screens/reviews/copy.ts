export { reviewsTexts, hideReasons, reportReasons, stateNames } from './copy.texts.js';

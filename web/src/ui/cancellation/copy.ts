/** The refund in each step of the cancellation terms. */
export { stepTexts } from './copy.texts.js';

/** The three amounts, with their notes. */
export { figureTexts } from './copy.texts.js';

/** The refund of a canceled trip. */
export { moneyTexts } from './copy.texts.js';

/** The amount of a refund, after the deadline that it is promised until. */
export { promiseTexts } from './copy.texts.js';

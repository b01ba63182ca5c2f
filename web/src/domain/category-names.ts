export { categoryNames } from './category-names.texts.js';

/** Category names, as visitors and the agency see them. */
export { categoryNames } from './category-names.texts.js';

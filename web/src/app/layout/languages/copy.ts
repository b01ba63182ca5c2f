/** For assistive technology. */
export const chooserLabel = 'Language';

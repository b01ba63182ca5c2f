export const screenTexts = {
  loading: 'Loading...',
};

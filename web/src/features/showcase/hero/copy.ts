/** Texts of Home's first section. */
export const heroTexts = {
  start: 'Start Your Journey',
  startHint: 'Find a place below',
  demo: 'Watch Demo',
  demoHint: 'A tour in 6 pictures',
} as const;

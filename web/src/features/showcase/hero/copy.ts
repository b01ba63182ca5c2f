/** Texts of what Home shows first. */
export const heroTexts = {
  start: 'Start Your Journey',
  startHint: 'Find a place below',
  demo: 'Watch Demo',
  demoHint: 'A tour in 6 pictures',
} as const;

/** Texts of Home's first section. */
export const heroTexts = {
  start: 'Start Your Journey',
  startHint: 'Find a place below',
  demo: 'Watch Demo',
  demoHint: 'A tour in 6 pictures',
  tourHint: (steps: number) => (steps === 1 ? 'A short tour' : `A tour in ${steps} steps`),
} as const;

/** The steps of the product's own tour. */
export const TOUR_LENGTH = 6;

/** Texts of what Home shows first. */
export const heroTexts = {
  title: 'Leave the harbor before the sun does.',
  text: 'Hand-picked journeys in 36 countries, with local guides and honest prices.',
  start: 'Start Your Journey',
  startHint: 'Find a place below',
  demo: 'Watch Demo',
  demoHint: 'A tour in 6 pictures',
  figures: [
    { value: '195', label: 'countries' },
    { value: '2K+', label: 'destinations' },
    { value: '1M+', label: 'happy travelers' },
    { value: '4.9', label: 'average rating' },
  ],
} as const;

/** Texts of the showcase sections; those of spec §1, §2 and §8 literally. */
export const heroTexts = {
  title: 'Leave the harbour before the sun does.',
  text: 'Hand-picked journeys in 36 countries, with local guides and honest prices.',
  start: 'Start Your Journey',
  demo: 'Watch Demo',
  demoAnswer: 'The film is not ready yet. Have a look around instead!',
  figures: [
    { value: '195', label: 'countries' },
    { value: '2K+', label: 'destinations' },
    { value: '1M+', label: 'happy travelers' },
    { value: '4.9', label: 'average rating' },
  ],
} as const;

export const bestSpotsTexts = {
  title: 'The places we keep going back to',
  text: 'Eight stories our guides tell before anyone asks.',
  pause: 'Pause Slideshow',
  play: 'Play Slideshow',
  explore: 'Explore',
  all: 'All popular spots',
  loading: 'Loading data...',
  failed: 'Failed to load data.',
  anywhere: 'Exotic Location',
} as const;

/** Texts of the showcase sections; those of spec §1, §2, §3 and §8 verbatim. */
export const aboutTexts = {
  more: 'Learn More About Us',
  carousel: 'Six ways to travel',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause the pictures',
  play: 'Play the pictures',
  slide: (title: string, number: number, count: number) => `${title}, ${number} of ${count}`,
} as const;

export const bestSpotsTexts = {
  title: 'Popular spots',
  text: 'A few to start with.',
  pause: 'Pause Slideshow',
  play: 'Play Slideshow',
  explore: 'Explore',
  all: 'All popular spots',
  loading: 'Loading data...',
  failed: 'Failed to load data.',
  anywhere: 'Exotic Location',
} as const;

export const teamTexts = {
  title: 'The people who answer',
  text: 'Write to any of them.',
  loading: 'Loading our amazing team data...',
  failed: 'Failed to load team data.',
  expertise: ['Travel Expert', 'Adventure Guide'],
  quote: 'Turning travel dreams into unforgettable adventures',
  mail: (name: string) => `(email ${name})`,
  ask: (firstName: string) => `Ask ${firstName}`,
  sample: 'Sample people, invented and drawn for this site.',
} as const;

export const reviewsTexts = {
  title: 'What they wrote once they were home',
  text: 'The warm words and the grumbles.',
  loading: 'Loading amazing reviews...',
  failed: 'Failed to load reviews.',
  location: 'Verified Traveler',
  date: 'Recent',
  destination: 'Adventure Seeker',
  featured: 'Featured review',
  more: 'More reviews',
  previous: 'Previous review',
  next: 'Next review',
  dots: 'Choose a review',
  dot: (name: string) => `Review by ${name}`,
  pause: 'Pause the reviews',
  play: 'Play the reviews',
  likes: (count: number) => `${count} ${count === 1 ? 'like' : 'likes'}`,
  isSample: 'Sample',
  sample: 'Sample reviews are invented for this site.',
} as const;

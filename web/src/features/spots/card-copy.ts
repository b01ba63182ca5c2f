/** Texts of a destination's card. */
export const cardTexts = {
  view: 'View',
  favourite: (spot: string) => `Favourite ${spot}`,
  share: (spot: string) => `Share ${spot}`,
  likes: (count: number) => (count === 1 ? 'like' : 'likes'),
} as const;

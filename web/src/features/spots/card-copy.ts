/** Texts of a destination's card. */
export const cardTexts = {
  view: 'View',
  favorite: (spot: string) => `Favorite ${spot}`,
  share: (spot: string) => `Share ${spot}`,
  likes: (count: number) => (count === 1 ? 'like' : 'likes'),
} as const;

/** Illustrated portraits to choose from. */
export const PORTRAITS = [1, 2, 3, 4, 5, 6, 7, 8].map(
  (number) => `/media/portraits/reviewer-${number}.svg`,
);

export const NO_PICTURE = 'none';
export const OWN_PICTURE = 'own';

/** The choice for a stored picture. */
export function choiceOf(photoUrl: string | null): string {
  if (photoUrl === null || photoUrl === '') return NO_PICTURE;
  return PORTRAITS.includes(photoUrl) ? photoUrl : OWN_PICTURE;
}

/** The picture to store for a choice; null for none. */
export function pictureOf(choice: string, address: string): string | null {
  if (choice === NO_PICTURE) return null;
  return choice === OWN_PICTURE ? address : choice;
}

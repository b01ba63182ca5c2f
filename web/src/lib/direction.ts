/** 1 if the page's text runs to the right, -1 if it runs to the left, as in Arabic. */
export const lineDirection = (): 1 | -1 => (document.documentElement.dir === 'rtl' ? -1 : 1);

/** The step in reading order for an arrow key; 0 for all other keys. */
export function arrowStep(key: string): 1 | -1 | 0 {
  if (key === 'ArrowRight') return lineDirection();
  if (key !== 'ArrowLeft') return 0;
  return lineDirection() === 1 ? -1 : 1;
}

/** A telephone number that keeps the order of its groups inside a line that runs to the left. */
export const numberRun = (number: string): string =>
  number === '' || lineDirection() === 1 ? number : `\u2066${number}\u2069`;

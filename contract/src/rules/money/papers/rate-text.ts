import { decimalSign } from '../../../words/formats/numbers.texts.js';

/** '9%' or '5.5%', of a rate in hundredths of a percent. */
export function rateText(basisPoints: number): string {
  const digits = (basisPoints / 100).toFixed(2).replace(/\.?0+$/u, '');
  return `${digits.replace('.', decimalSign)}%`;
}

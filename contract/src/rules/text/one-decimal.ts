import { decimalSign } from '../../words/formats/numbers.texts.js';

/** A number with one decimal, such as a rating: '4.7'. */
export const oneDecimal = (value: number): string => value.toFixed(1).replace('.', decimalSign);

import { problemOf } from '../../../lib/error-text.ts';

/** True if the server refused the optional extras of a trip. */
export const isAboutOptions = (error: unknown): boolean =>
  problemOf(error)?.field?.split('.')[0] === 'options';

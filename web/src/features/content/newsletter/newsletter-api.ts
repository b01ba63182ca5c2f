import { subscribeNewsletter } from '@wayfarer/contract';
import { injectEndpoints, write } from '../../../api/request.ts';

/** Separate from the other calls, because it loads with the first press in the footer's form. */
export const newsletterApi = injectEndpoints((build) => ({
  subscribeNewsletter: write(build, subscribeNewsletter),
}));

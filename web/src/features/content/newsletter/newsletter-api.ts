import { subscribeNewsletter } from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { write } from '../../../api/request.ts';

/** Separate from the other visitor calls, because every page loads it. */
const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({ subscribeNewsletter: write(build, subscribeNewsletter) }),
});

export const { useSubscribeNewsletterMutation } = newsletterApi;

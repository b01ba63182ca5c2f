import { subscribeNewsletter } from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { write } from '../../../api/request.ts';

/** Apart from the other calls of visitors: it stands under every page. */
const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({ subscribeNewsletter: write(build, subscribeNewsletter) }),
});

export const { useSubscribeNewsletterMutation } = newsletterApi;

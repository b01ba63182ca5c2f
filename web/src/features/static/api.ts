import { sendContactMessage, subscribeNewsletter, unsubscribeNewsletter } from '@wayfarer/contract';
import { api } from '../../api/client.ts';
import { write } from '../../api/request.ts';

/** What visitors send us without an account. */
const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: write(build, sendContactMessage),
    subscribeNewsletter: write(build, subscribeNewsletter),
    unsubscribeNewsletter: write(build, unsubscribeNewsletter),
  }),
});

export const {
  useSendContactMessageMutation,
  useSubscribeNewsletterMutation,
  useUnsubscribeNewsletterMutation,
} = messagesApi;

import {
  confirmNewsletter,
  sendContactMessage,
  sendOwnContactMessage,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '@wayfarer/contract';
import { api } from '../../api/client.ts';
import { write } from '../../api/request.ts';

/** What visitors send us, most of it without an account. */
const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: write(build, sendContactMessage),
    sendOwnContactMessage: write(build, sendOwnContactMessage),
    subscribeNewsletter: write(build, subscribeNewsletter),
    confirmNewsletter: write(build, confirmNewsletter),
    unsubscribeNewsletter: write(build, unsubscribeNewsletter),
  }),
});

export const {
  useConfirmNewsletterMutation,
  useSendContactMessageMutation,
  useSendOwnContactMessageMutation,
  useSubscribeNewsletterMutation,
  useUnsubscribeNewsletterMutation,
} = messagesApi;

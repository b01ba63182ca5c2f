import {
  confirmNewsletter,
  sendContactMessage,
  sendOwnContactMessage,
  unsubscribeNewsletter,
} from '@wayfarer/contract';
import { api } from '../../api/client.ts';
import { write } from '../../api/request.ts';

/** What visitors send us, most of it without an account. */
export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: write(build, sendContactMessage),
    sendOwnContactMessage: write(build, sendOwnContactMessage),
    confirmNewsletter: write(build, confirmNewsletter),
    unsubscribeNewsletter: write(build, unsubscribeNewsletter),
  }),
});

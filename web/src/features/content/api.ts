import * as contract from '@wayfarer/contract';
import { injectEndpoints, write } from '../../api/request.ts';

/** Calls for messages from visitors, most of whom have no account. */
export const messagesApi = injectEndpoints((build) => ({
  sendContactMessage: write(build, contract.sendContactMessage),
  sendOwnContactMessage: write(build, contract.sendOwnContactMessage),
  confirmNewsletter: write(build, contract.confirmNewsletter),
  unsubscribeNewsletter: write(build, contract.unsubscribeNewsletter),
}));

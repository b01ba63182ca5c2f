import * as contract from '@wayfarer/contract';
import { injectEndpoints, write } from '../../api/request.ts';

export const messagesApi = injectEndpoints((build) => ({
  sendContactMessage: write(build, contract.sendContactMessage),
  sendOwnContactMessage: write(build, contract.sendOwnContactMessage),
  confirmNewsletter: write(build, contract.confirmNewsletter),
  unsubscribeNewsletter: write(build, contract.unsubscribeNewsletter),
}));

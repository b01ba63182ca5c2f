import { looksLikeEmail, subscribeNewsletter } from '@wayfarer/contract';
import { errorDetail, errorKind } from '../../../lib/error-text.ts';
import type { AppDispatch } from '../../../api/store.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { subscribeTexts as texts } from './copy.texts.js';
import { injectEndpoints, write } from '../../../api/request.ts';

/** The first invalid field by name, with its message. */
export type Fault = { email?: string; consent?: string };

export function faultOf(email: string, consent: boolean): Fault {
  if (email === '') return { email: texts.emailMissing };
  if (!looksLikeEmail(email)) return { email: texts.emailFormat };
  return consent ? {} : { consent: texts.consentMissing };
}

/** Separate from the other calls, because this module loads with the first press in the footer's form. */
const newsletterApi = injectEndpoints((build) => ({
  subscribeNewsletter: write(build, subscribeNewsletter),
}));

/** Asks for a confirmation by email and reports the result. Resolves to true on success. */
export async function subscribe(dispatch: AppDispatch, email: string): Promise<boolean> {
  const { subscribeNewsletter } = newsletterApi.endpoints;
  const { error } = await dispatch(
    subscribeNewsletter.initiate({ body: { email, consent: true } }),
  );
  if (error) {
    const refused = errorKind(error) === 'refused';
    toast.error(refused ? errorDetail(error) : texts.failed, 'newsletter');
    return false;
  }
  toast.success(texts.done, 'newsletter');
  return true;
}

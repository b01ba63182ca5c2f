import { looksLikeEmail } from '@wayfarer/contract';
import { errorDetail, errorKind } from '../../../lib/error-text.ts';
import type { AppDispatch } from '../../../api/store.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { newsletterApi } from './newsletter-api.ts';
import { subscribeTexts as texts } from './copy.texts.js';

/** The first invalid field by name, with its message. */
export type Fault = { email?: string; consent?: string };

export function faultOf(email: string, consent: boolean): Fault {
  if (email === '') return { email: texts.emailMissing };
  if (!looksLikeEmail(email)) return { email: texts.emailFormat };
  return consent ? {} : { consent: texts.consentMissing };
}

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

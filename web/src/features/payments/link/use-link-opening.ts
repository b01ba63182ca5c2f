import { useCallback } from 'react';
import type { AppDispatch } from '../../../api/store.ts';
import { errorDetail, errorKind, problemOf } from '../../../lib/error-text.ts';
import { paymentsApi } from '../api.ts';
import { type Opening, useOpening } from '../card/use-opening.ts';
import { refusedTexts } from './copy.texts.js';

/** Looks a link up again, even if its page has just done so. */
export const lookUpAgain = (dispatch: AppDispatch, code: string) =>
  dispatch(
    paymentsApi.endpoints.lookUpLink.initiate(
      { body: { code } },
      { forceRefetch: true, subscribe: false },
    ),
  );

/** Sentences for problems that only this page meets. */
const sentences: Readonly<Partial<Record<string, string>>> = refusedTexts;

/** Opens the payment of a link, at the amount that its page shows, in minor units. */
async function open(dispatch: AppDispatch, code: string, amount: number): Promise<Opening> {
  const { data, error } = await dispatch(
    paymentsApi.endpoints.openLinkPayment.initiate({ body: { code, amount } }, { track: false }),
  );
  if (data) return { status: 'open', opened: data };
  const refusal = problemOf(error)?.code ?? '';
  if (refusal === 'payment_in_progress') return { status: 'in_progress' };
  const problem = sentences[refusal] ?? errorDetail(error);
  if (errorKind(error) !== 'refused') return { status: 'open', problem };
  // the page shows the new amount, or that the link is paid or has ended
  const now = await lookUpAgain(dispatch, code);
  const isSame = now.isError || (now.data?.state === 'open' && now.data.payment?.amount === amount);
  return { status: 'open', ...(isSame && { problem }) };
}

/** Prepares the payment of a link; another amount is another payment. */
export function useLinkOpening(code: string, amount: number) {
  const openLink = useCallback(
    (dispatch: AppDispatch) => open(dispatch, code, amount),
    [code, amount],
  );
  return useOpening(openLink);
}

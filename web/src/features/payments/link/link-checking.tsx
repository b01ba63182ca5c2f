import { paymentsApi } from '../api.ts';
import { CheckingNote } from '../card/checking-note.tsx';
import { polling, useOutcome } from '../card/use-outcome.ts';
import { checkingTexts } from '../copy.texts.js';
import { linkTexts as texts } from './copy.texts.js';

/** The server answers each address at most 120 times in ten minutes. */
const POLLED = polling(6000);

/** An attempt whose result isn't known; `charged` if the card was charged but the link doesn't say so yet. */
export type UnresolvedAttempt = 'unknown' | 'charged';

/** Polls a link while the outcome of an attempt isn't known. Its page shows when it is paid. */
export function LinkChecking({
  code,
  attempt,
  onOpen,
}: {
  code: string;
  attempt: UnresolvedAttempt;
  /** Called if the link can be paid again, because the card wasn't charged or the charge was refunded. */
  onOpen: () => void;
}) {
  const query = paymentsApi.useLookUpLinkQuery({ body: { code } }, POLLED);
  const state = query.data?.state;
  useOutcome({ ...query, isPaid: state === 'paid', isOpen: state === 'open' }, { onOpen });
  const text = attempt === 'charged' ? texts.charged : checkingTexts.text;
  return <CheckingNote text={text} isUnreachable={query.isError} />;
}

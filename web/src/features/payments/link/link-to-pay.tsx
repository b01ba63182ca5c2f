import { currencyCode, formatMoney, type LinkedPayment } from '@wayfarer/contract';
import { useCallback, useState } from 'react';
import { useAppDispatch } from '../../../api/store.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CardPart } from '../card/card-part.tsx';
import { checkingTexts } from '../copy.texts.js';
import { TestMode, TestNumbers } from '../test-mode/test-mode.tsx';
import { Asked, type AskedPayment } from './asked.tsx';
import { introTexts, linkTexts as texts } from './copy.texts.js';
import { LinkChecking, type UnresolvedAttempt } from './link-checking.tsx';
import { LinkedTrip, type Trip } from './linked-trip.tsx';
import { LinkColumn } from './link-column.tsx';
import { NotSure } from './reach.tsx';
import { lookUpAgain, useLinkOpening } from './use-link-opening.ts';

interface Payable {
  code: string;
  link: Pick<LinkedPayment, 'agency' | 'state'>;
  trip: Trip;
  payment: AskedPayment;
}

/** Pays a link, and checks the outcome of each attempt. */
function usePayment({ code, link, payment }: Payable) {
  const dispatch = useAppDispatch();
  const isChecking = link.state === 'checking';
  const [attempt, setAttempt] = useState<UnresolvedAttempt | undefined>(
    isChecking ? 'unknown' : undefined,
  );
  const [notice, setNotice] = useState<string>();
  const { renew, ...opening } = useLinkOpening(code, payment.amount);
  // someone else who has the link may pay at the same time
  if (isChecking && attempt === undefined) setAttempt('unknown');
  const watched = attempt ?? (opening.status === 'in_progress' ? 'unknown' : undefined);

  const reopen = useCallback(() => {
    setNotice(watched === 'charged' ? texts.givenBack : checkingTexts.openAgain);
    setAttempt(undefined);
    renew();
  }, [watched, renew]);
  async function onCharged() {
    const { data } = await lookUpAgain(dispatch, code);
    if (data?.state !== 'paid') setAttempt('charged');
  }
  const onRetry = () => {
    void lookUpAgain(dispatch, code);
    renew();
  };
  const onUnknown = () => setAttempt('unknown');
  const form = { opening, onCharged, onUnknown, onClosed: renew, onRetry };
  return { form, notice, reopen, watched };
}

/** A link that can be paid, or whose payment is being checked. */
export function LinkToPay(of: Payable) {
  const { code, link, payment, trip } = of;
  const { agency } = link;
  const { form, notice, reopen, watched } = usePayment(of);
  const [first] = useState(payment.amount);
  const banner = payment.amount === first ? notice : texts.changed;
  const amount = formatMoney(payment.amount, payment.currency);
  const payee = { name: agency.legalName || agency.name, currency: currencyCode(payment) };
  return (
    <LinkColumn text={introTexts[payment.asks](agency.name)}>
      <Card floating>
        <TestMode />
        <LinkedTrip trip={trip} />
        <div className="mt-5 border-t border-line pt-5">
          <Asked agency={agency.name} payment={payment} />
        </div>
        {watched !== undefined && <LinkChecking code={code} attempt={watched} onOpen={reopen} />}
        {/* the card input stays mounted while the outcome of an attempt is checked */}
        <div hidden={watched !== undefined} className="mt-6">
          {banner !== undefined && (
            <div className="mb-5">
              <Banner tone="info">{banner}</Banner>
            </div>
          )}
          <CardPart amount={amount} failed={texts.notReady} {...form} />
          <p className="mt-3 text-center text-xs text-muted">{texts.payee(payee)}</p>
          <TestNumbers />
        </div>
      </Card>
      <NotSure agency={agency} reference={trip.reference} />
    </LinkColumn>
  );
}

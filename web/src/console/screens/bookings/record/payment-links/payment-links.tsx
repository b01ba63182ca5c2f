import { type BookingRecord, exactMoney, type PaymentLink } from '@wayfarer/contract';
import { Clipboard } from 'lucide';
import { useState } from 'react';
import { copyText } from '../../../../../lib/device/clipboard.ts';
import { formatMoment } from '../../../../../lib/format-moment.ts';
import { restoreFocusAround } from '../../../../../lib/restore-focus.ts';
import { Button } from '../../../../../ui/controls/button.tsx';
import { Badge } from '../../../../../ui/display/badge.tsx';
import { Icon } from '../../../../../ui/display/icon.tsx';
import { toast } from '../../../../../ui/feedback/toast.ts';
import { Field } from '../../../../../ui/form/field.tsx';
import { Input } from '../../../../../ui/form/input.tsx';
import { consoleBookingsApi } from '../../../../kit/bookings/api.ts';
import { QuestionDialog } from '../../../../kit/dialogs/question-dialog.tsx';
import { Disclosure } from '../../../../kit/screen/disclosure.tsx';
import { useStaff } from '../../../../kit/staff/staff.ts';
import { noteTexts } from '../copy.ts';
import { endTexts, linkTexts as texts, madeTexts } from './copy.texts.js';
import { ACT } from './link-made.tsx';

/** The number of links that can't be paid anymore above which these are folded. */
const MOST_SHOWN = 2;

const TONES = { open: 'lagoon', paid: 'success', ended: 'neutral' } as const;

function EndDialog({ link, onClose }: { link: PaymentLink; onClose: () => void }) {
  const [end] = consoleBookingsApi.useEndPaymentLinkMutation();
  const text = endTexts.text(exactMoney(link.amount, link.currency));
  return (
    <QuestionDialog
      danger
      texts={{ ...endTexts, text }}
      act={() => end({ params: { id: link._id } })}
      onClose={onClose}
    />
  );
}

/** Copies and ends an open link. If it couldn't be copied, it is shown. */
function LinkActions({ link }: { link: PaymentLink }) {
  const [isEnding, setIsEnding] = useState(false);
  const [isShown, setIsShown] = useState(false);
  async function copy() {
    const isCopied = await copyText(link.url);
    setIsShown(!isCopied);
    if (isCopied) toast.success(madeTexts.copied, ACT);
    else toast.error(madeTexts.copyFailed, ACT);
  }
  return (
    <>
      {/* a negative margin makes up for the last button's padding */}
      <div className="-me-4 flex flex-wrap gap-x-1 gap-y-2">
        <Button size="sm" variant="secondary" onClick={() => void copy()}>
          <Icon shape={Clipboard} className="size-4" />
          {madeTexts.copy}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className="text-danger!"
          onClick={() => setIsEnding(true)}
        >
          {texts.end}
        </Button>
      </div>
      {isShown && (
        <Field label={madeTexts.label} className="w-full">
          <Input readOnly value={link.url} onFocus={(event) => event.target.select()} />
        </Field>
      )}
      {isEnding && <EndDialog link={link} onClose={() => setIsEnding(false)} />}
    </>
  );
}

function LinkLine({ link, total }: { link: PaymentLink; total: number }) {
  const { amount, asks, by, createdAt, currency, message, state } = link;
  const { may } = useStaff();
  const name = asks === 'first' && amount === total ? texts.whole : texts.asks[asks];
  return (
    <li
      ref={restoreFocusAround}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          <span className="tabular font-semibold">{exactMoney(amount, currency)}</span>
          <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
        </p>
        <p className="mt-1 text-xs text-muted">
          {`${formatMoment(createdAt)} · ${by ?? noteTexts.gone}`}
        </p>
        {message !== '' && (
          <p className="mt-1 border-s-2 border-line ps-2 text-xs wrap-anywhere whitespace-pre-line text-muted">
            <bdi>{message}</bdi>
          </p>
        )}
      </div>
      {state === 'open' && may('bookings.write') && <LinkActions link={link} />}
    </li>
  );
}

function Lines({ links, total }: { links: readonly PaymentLink[]; total: number }) {
  return (
    <ul className="divide-y divide-line">
      {links.map((link) => (
        <LinkLine key={link._id} link={link} total={total} />
      ))}
    </ul>
  );
}

/** The booking's payment links. Those that can't be paid anymore are folded if there are many. */
export function PaymentLinks({ record: { money, paymentLinks } }: { record: BookingRecord }) {
  if (paymentLinks.length === 0) return null;
  const past = paymentLinks.filter(({ state }) => state !== 'open');
  const isFolded = past.length > MOST_SHOWN;
  const shown = isFolded ? paymentLinks.filter(({ state }) => state === 'open') : paymentLinks;
  return (
    <section aria-labelledby="payment-links" className="mt-6 border-t border-line pt-4 text-sm">
      <h3 id="payment-links" className="font-semibold">
        {texts.title}
      </h3>
      <Lines links={shown} total={money.total} />
      {isFolded && (
        <Disclosure title={texts.earlier(past.length)}>
          <Lines links={past} total={money.total} />
        </Disclosure>
      )}
    </section>
  );
}

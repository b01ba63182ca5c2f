import {
  bankShowsText,
  type Cancellation,
  formatMoney,
  type RefundProgress,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Banknote, Check, Landmark } from 'lucide';
import type { ReactNode } from 'react';
import { formatMomentDay } from '../../lib/format-moment.ts';
import { Icon } from '../display/icon.tsx';
import { moneyTexts as texts } from './copy.texts.js';
import { ThreeFigures } from './three-figures.tsx';
import { byHand } from './ways-back.ts';

const STEPS = [
  { key: 'decided', shape: Check },
  { key: 'at_bank', shape: Landmark },
  { key: 'done', shape: Banknote },
] as const;

/** The progress of the refund from the decision to the bank; nothing for a refund that is held or has failed. */
function Track({ progress }: { progress: RefundProgress }) {
  const now = STEPS.findIndex(({ key }) => key === progress);
  if (now === -1) return null;
  return (
    <ol aria-label={texts.progress} className="mt-6 flex max-w-xl">
      {STEPS.map(({ key, shape }, index) => (
        <li
          key={key}
          aria-current={index === now ? 'step' : undefined}
          className="flex min-w-0 basis-full flex-col items-center gap-2 text-center text-sm wrap-anywhere"
        >
          <span aria-hidden className="flex w-full items-center gap-1">
            <Line passed={index <= now} hidden={index === 0} />
            <span
              className={clsx(
                'grid size-10 shrink-0 place-items-center rounded-full',
                index > now && 'bg-sunken text-muted',
                index === now && 'bg-ink text-paper',
                index < now && 'bg-success-soft text-success',
              )}
            >
              <Icon shape={shape} className="size-5" />
            </span>
            <Line passed={index < now} hidden={index === STEPS.length - 1} />
          </span>
          <span className={index > now ? 'text-muted' : 'font-semibold'}>{texts.steps[key]}</span>
        </li>
      ))}
    </ol>
  );
}

function Line({ passed, hidden }: { passed: boolean; hidden: boolean }) {
  return (
    <span
      className={clsx(
        'h-0.75 grow rounded-full',
        !hidden && (passed ? 'bg-line-strong/60' : 'bg-line'),
      )}
    />
  );
}

function titleOf({ progress, refund, sentAt }: Cancellation): string {
  if (progress === 'none' && refund.counter > 0)
    return byHand(refund) > 0 ? texts.inPersonTitle : texts.giftTitle;
  if (progress === 'done' && sentAt !== null) return texts.sentOn(formatMomentDay(sentAt));
  return texts.title[progress];
}

interface MoneyBackProps {
  of: Cancellation;
  /** The number of days within which the agency promises that refunds arrive. */
  refundDays: number;
  children?: ReactNode;
}

/** The refund of a canceled trip and its progress. */
export function MoneyBack({ of, refundDays, children }: MoneyBackProps) {
  const { backBefore, backLater, currency, progress } = of;
  const text = progress === 'done' ? bankShowsText(refundDays) : texts.text[progress];
  return (
    <section aria-labelledby="money-back">
      <h2 id="money-back" className="display text-h3">
        {titleOf(of)}
      </h2>
      {children}
      {text !== '' && <p className="mt-2 max-w-prose text-muted">{text}</p>}
      {backBefore > 0 && (
        <p className="mt-2 text-muted">{texts.before(formatMoney(backBefore, currency))}</p>
      )}
      {backLater > 0 && (
        <p className="mt-2 text-muted">{texts.later(formatMoney(backLater, currency))}</p>
      )}
      <div className="mt-5">
        <ThreeFigures of={{ ...of, refundWithinDays: refundDays }} isSent={progress === 'done'} />
      </div>
      <Track progress={progress} />
    </section>
  );
}

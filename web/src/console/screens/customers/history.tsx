import { type CustomerPayment, type CustomerRecord, exactMoney } from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { useStaff } from '../../kit/staff/staff.ts';
import { StateBadge } from '../../kit/people/message-state.tsx';
import { Section } from '../../kit/screen/section.tsx';
import { customerTexts as texts } from './copy.ts';

function Lines({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <Section title={title}>
      {children.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">{children}</ul>
      )}
    </Section>
  );
}

const LINE =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0';

export function Payments({ payments }: { payments: readonly CustomerPayment[] }) {
  return (
    <Lines title={texts.payments} none={texts.noPayments}>
      {payments.map(({ _id, amount, at, back, currency, kind }) => (
        <li key={_id} className={LINE}>
          <div>
            <p className="font-semibold">{texts[kind]}</p>
            <p className="text-xs text-muted">{formatMoment(at)}</p>
          </div>
          <div className="tabular text-end">
            <p>{exactMoney(kind === 'returned' ? -amount : amount, currency)}</p>
            {back > 0 && (
              <p className="text-xs text-muted">{texts.wentBack(exactMoney(back, currency))}</p>
            )}
          </div>
        </li>
      ))}
    </Lines>
  );
}

export function Messages({ messages }: Pick<CustomerRecord, 'messages'>) {
  const { may } = useStaff();
  return (
    <Lines title={texts.messages} none={texts.noMessages}>
      {messages.map(({ _id, createdAt, state, subject }) => (
        <li key={_id} className={LINE}>
          <div className="min-w-0">
            {may('messages') ? (
              <Link
                to={consolePath(`inbox/${_id}`)}
                className="font-semibold wrap-anywhere underline underline-offset-4"
              >
                {subject}
              </Link>
            ) : (
              <p className="font-semibold wrap-anywhere">{subject}</p>
            )}
            <p className="text-xs text-muted">{formatMoment(createdAt)}</p>
          </div>
          <StateBadge state={state} />
        </li>
      ))}
    </Lines>
  );
}

export function Mails({ mails }: Pick<CustomerRecord, 'mails'>) {
  const { mails: delivery } = useStaff();
  const stateTexts =
    delivery === 'none' ? { ...texts.mailStates, sent: texts.written } : texts.mailStates;
  return (
    <Lines title={texts.mails} none={texts.noMails}>
      {mails.map(({ createdAt, state, subject }) => (
        <li key={`${createdAt} ${subject}`} className={LINE}>
          <div className="min-w-0">
            <p className="wrap-anywhere">{subject}</p>
            <p className="text-xs text-muted">{formatMoment(createdAt)}</p>
          </div>
          <span className="text-xs text-muted">{stateTexts[state]}</span>
        </li>
      ))}
    </Lines>
  );
}

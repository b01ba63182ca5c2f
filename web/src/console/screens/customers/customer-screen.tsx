import { type CustomerRecord, exactMoney, phoneLink, phoneText } from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { mailHref } from '../../../lib/contact.ts';
import { formatMomentDay } from '../../../lib/format-moment.ts';
import { restoreFocusAround } from '../../../lib/restore-focus.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { dayText } from '../../kit/bookings/trip-span.ts';
import { consolePath } from '../../kit/address/paths.ts';
import { useStaff } from '../../kit/staff/staff.ts';
import { useScreenParam } from '../../kit/address/screen-params.ts';
import { RecordView } from '../../kit/screen/record-view.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { BookedTrips } from '../../kit/bookings/booked-trips.tsx';
import { useLanguageName } from '../../kit/people/language-field.tsx';
import { Section } from '../../kit/screen/section.tsx';
import { customersApi } from './api.ts';
import { BlockButton, Blocks, UnblockButton } from './blocking.tsx';
import {
  blockTexts,
  customerTexts as texts,
  customersTexts,
  dataTexts,
  languageTexts,
} from './copy.ts';
import { Mails, Messages, Payments } from './history.tsx';
import { LanguageFact } from './language-fact.tsx';
import { Notes } from './notes.tsx';
import { EraseButton, PendingNotice } from './erasure.tsx';
import { ExportButton } from './their-data.tsx';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="text-end wrap-anywhere">{children}</dd>
    </div>
  );
}

function About({ customer, sessions }: CustomerRecord) {
  const { account, bookings, email, emailVerified, lastTrip, paid, phone, since } = customer;
  const isInLanguages = useLanguageName(undefined) !== undefined;
  return (
    <Section title={texts.about}>
      <p className="mb-3 text-sm wrap-anywhere">
        {email !== '' && (
          <a href={mailHref(email)} className="block underline underline-offset-4">
            {email}
          </a>
        )}
        {phone !== '' && (
          <a href={phoneLink(phone)} className="block underline underline-offset-4">
            <bdi dir="ltr">{phoneText(phone)}</bdi>
          </a>
        )}
        <span className="block text-xs text-muted">
          {!account ? texts.guest : emailVerified ? texts.verified : texts.unverified}
        </span>
      </p>
      <dl className="flex flex-col gap-2 text-sm">
        <Fact label={account ? texts.since : texts.guestSince}>{formatMomentDay(since)}</Fact>
        <Fact label={texts.bookings}>{bookings}</Fact>
        <Fact label={texts.lastTrip}>{lastTrip ? dayText(lastTrip) : customersTexts.noTrip}</Fact>
        <Fact label={texts.paid}>
          {paid.length === 0
            ? customersTexts.nothingPaid
            : paid.map(({ amount, currency }) => exactMoney(amount, currency)).join(' + ')}
        </Fact>
        {isInLanguages && (
          <Fact label={languageTexts.label}>
            <LanguageFact customer={customer} />
          </Fact>
        )}
        {sessions !== null && <Fact label={texts.devices}>{texts.device(sessions)}</Fact>}
      </dl>
    </Section>
  );
}

function TheirData({ customer, erasure }: CustomerRecord) {
  const { _id: id, account, blocked, email, name, phone } = customer;
  const { may } = useStaff();
  const known = name || email || phone;
  if (!may('customers.export') && !may('customers.erase')) return null;
  return (
    <Section title={dataTexts.title}>
      {may('customers.export') && (
        <>
          <p className="mb-4 text-sm text-muted">
            {account ? dataTexts.explanation : dataTexts.guestExplanation}
          </p>
          <ExportButton id={id} />
        </>
      )}
      {may('customers.erase') && erasure === null && (
        <div
          ref={restoreFocusAround}
          className="mt-4 flex flex-col items-start gap-2 border-t border-line pt-4"
        >
          {account &&
            (blocked ? (
              <UnblockButton id={id} name={known} />
            ) : (
              <BlockButton id={id} name={known} />
            ))}
          <EraseButton customer={customer} />
        </div>
      )}
    </Section>
  );
}

function Record({ record }: { record: CustomerRecord }) {
  const { blocks, bookings, customer, erasure, mails, messages, notes, payments } = record;
  return (
    <Screen
      above={<BackLink to={consolePath('customers')}>{texts.back}</BackLink>}
      title={customer.name || texts.noName}
      text={customer.email || phoneText(customer.phone)}
      actions={
        <>
          {customer.blocked && <Badge tone="danger">{blockTexts.title}</Badge>}
          {customer.staff && <Badge>{customersTexts.staff}</Badge>}
          {!customer.account && <Badge>{customersTexts.guest}</Badge>}
        </>
      }
    >
      {erasure && <PendingNotice customer={customer} erasure={erasure} />}
      {customer.blocked && (
        <div className="mb-5">
          <Blocks blocks={blocks} />
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Section title={texts.bookings}>
            <BookedTrips trips={bookings} />
          </Section>
          <Payments payments={payments} />
          <Messages messages={messages} />
          <Mails mails={mails} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {!customer.blocked && <Blocks blocks={blocks} />}
          <About {...record} />
          {customer.account && <Notes id={customer._id} notes={notes} />}
          <TheirData {...record} />
        </div>
      </div>
    </Screen>
  );
}

/** One customer, with everything the agency knows about them. */
export function CustomerScreen() {
  const id = useScreenParam('id');
  const found = customersApi.useGetCustomerQuery({ params: { id } });
  return (
    <RecordView query={found} texts={texts} list="customers">
      {(record) => <Record record={record} />}
    </RecordView>
  );
}

import {
  apart,
  exactMoney,
  formatDay,
  type GiftEntry,
  type GiftVoucherRecord,
} from '@wayfarer/contract';
import { useState } from 'react';
import { formatMoment, formatMomentDay } from '../../../lib/format-moment.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { useScreenParam } from '../../kit/address/screen-params.ts';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { RecordView } from '../../kit/screen/record-view.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { Section } from '../../kit/screen/section.tsx';
import { giftsApi } from './api.ts';
import {
  endTexts,
  entryTexts,
  listTexts,
  methodTexts,
  recordTexts as texts,
} from './copy.texts.js';
import { leftText, nameOf, StateBadge, untilText } from './gift-parts.tsx';

/** How an entry came about: the method and day, or the booking. */
function Where({ entry: { booking, method, receivedOn } }: { entry: GiftEntry }) {
  if (booking !== null) {
    return (
      <Link to={consolePath(`bookings/${booking._id}`)} className="underline underline-offset-4">
        {booking.reference ?? texts.booking}
      </Link>
    );
  }
  if (method === null || receivedOn === null) return null;
  return <>{texts.paidBy({ method: methodTexts[method], day: formatDay(receivedOn) })}</>;
}

function Entries({ entries, voucher: { currency } }: GiftVoucherRecord) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {entries.map((entry) => (
        <li
          key={entry._id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
        >
          <div className="min-w-0 grow basis-56">
            <p className="font-semibold">{entryTexts[entry.kind]}</p>
            <p className="text-sm wrap-anywhere text-muted">
              {formatMoment(entry.at)}
              {entry.by !== null && ` · ${apart(entry.by)}`}
            </p>
          </div>
          <p className="text-sm wrap-anywhere">
            <Where entry={entry} />
          </p>
          <p className="tabular min-w-24 text-end font-semibold">
            {exactMoney(entry.amount, currency)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{value}</dd>
    </div>
  );
}

function Record({ record }: { record: GiftVoucherRecord }) {
  const { ended, voucher } = record;
  const [isEnding, setIsEnding] = useState(false);
  const [end] = giftsApi.useEndGiftVoucherMutation();
  const { _id: id, amount, createdAt, currency, note } = voucher;
  return (
    <Screen
      above={<BackLink to={consolePath('gifts')}>{listTexts.title}</BackLink>}
      title={nameOf(voucher)}
      text={<StateBadge {...voucher} />}
      actions={
        ended === null && (
          <Button variant="secondary" onClick={() => setIsEnding(true)}>
            {endTexts.open}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-6">
        <Section title={texts.facts}>
          <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            <Fact label={listTexts.left} value={leftText(voucher)} />
            <Fact label={listTexts.amount} value={exactMoney(amount, currency)} />
            <Fact label={listTexts.until} value={untilText(voucher)} />
            <Fact label={listTexts.issued} value={formatMomentDay(createdAt)} />
          </dl>
          {note !== '' && <p className="mt-4 text-sm wrap-anywhere">{note}</p>}
          {ended && (
            <p className="mt-4 text-sm wrap-anywhere text-muted">
              {texts.ended({ day: formatMomentDay(ended.at), reason: apart(ended.reason) })}
            </p>
          )}
        </Section>
        <Section title={texts.entries}>
          <Entries {...record} />
        </Section>
      </div>
      {isEnding && (
        <ReasonDialog
          danger
          texts={endTexts}
          act={(reason) => end({ params: { id }, body: { reason } })}
          onClose={() => setIsEnding(false)}
        />
      )}
    </Screen>
  );
}

/** One gift voucher, with everything that changed its balance. */
export function GiftScreen() {
  const id = useScreenParam('id');
  const query = giftsApi.useGetGiftVoucherQuery({ params: { id } });
  return (
    <RecordView query={query} texts={texts} list="gifts">
      {(record) => <Record record={record} />}
    </RecordView>
  );
}

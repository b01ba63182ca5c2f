import {
  exactMoney,
  exportInvoices,
  formatDay,
  PAPER_KINDS,
  type Invoice,
  type InvoiceSums,
} from '@wayfarer/contract';
import { FileDown, Mail } from 'lucide';
import { usePaperFile } from '../../../domain/papers/use-paper-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { consolePath } from '../../kit/address/paths.ts';
import { SearchFilter, SpanFilter } from '../../kit/list/filters.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import { StateChips } from '../../kit/list/state-chips.tsx';
import type { ListColumn } from '../../kit/list/table/list-column.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { invoicesApi } from './api.ts';
import { invoicesTexts as texts } from './copy.texts.js';

const FILTERS = ['q', 'from', 'to', 'kind'] as const;

const signed = (minor: number, currency: string) =>
  minor < 0 ? `−${exactMoney(-minor, currency)}` : exactMoney(minor, currency);

function Numbered({ creditedBy, kind, number, refersTo }: Invoice) {
  const note =
    kind === 'credit_note' && refersTo !== null
      ? texts.cancels(refersTo)
      : creditedBy !== null
        ? texts.by(creditedBy)
        : '';
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{number}</p>
      {note !== '' && <p className="text-xs text-muted wrap-anywhere">{note}</p>}
    </div>
  );
}

const Booking = ({ bookingId, reference }: Invoice) => (
  <Link
    to={consolePath(`bookings/${bookingId}`)}
    className="text-xs text-muted underline-offset-4 hover:underline"
  >
    {reference}
  </Link>
);

const To = (invoice: Invoice) => (
  <div className="max-w-80 min-w-0">
    <p className="wrap-anywhere">{invoice.buyer}</p>
    <Booking {...invoice} />
  </div>
);

const TONES = { invoice: 'success', credited: 'neutral', credit_note: 'neutral' } as const;

function Actions({ _id, number }: Invoice) {
  const { busy, save } = usePaperFile(() => toast.error(texts.downloadFailed));
  const [mail] = invoicesApi.useMailInvoiceMutation();
  const sending = useSend(() => mail({ params: { id: _id } }), {
    done: (_values, answer) =>
      'data' in answer && answer.data?.mailed === false ? texts.noAddress : texts.mailed,
  });
  return (
    <span className="flex flex-wrap justify-end gap-1">
      <Button
        variant="ghost"
        size="sm"
        loading={busy === _id}
        aria-label={texts.download(number)}
        onClick={() => void save({ _id, number })}
      >
        <Icon shape={FileDown} className="size-5" />
      </Button>
      <Button
        variant="ghost"
        size="sm"
        loading={sending.busy}
        aria-label={texts.mail(number)}
        onClick={() => void sending.send()}
      >
        <Icon shape={Mail} className="size-5" />
      </Button>
    </span>
  );
}

const taxText = ({ currency, tax }: Invoice) => (tax === undefined ? '' : signed(tax, currency));

const totalText = ({ currency, total }: Invoice) => signed(total, currency);

const COLUMNS: readonly ListColumn<Invoice>[] = [
  { id: 'number', title: texts.number, cell: (row) => <Numbered {...row} />, card: 'title' },
  { id: 'issued', title: texts.issued, cell: ({ issuedOn }) => formatDay(issuedOn), card: 'note' },
  {
    id: 'to',
    title: texts.to,
    cell: (row) => <To {...row} />,
    card: { text: ({ buyer }) => buyer, note: (row) => <Booking {...row} /> },
  },
  {
    id: 'total',
    title: texts.total,
    cell: totalText,
    numeric: true,
    card: { text: (row) => <span className="tabular font-semibold">{totalText(row)}</span> },
  },
  { id: 'tax', title: texts.tax, cell: taxText, numeric: true },
  {
    id: 'state',
    title: texts.state,
    cell: ({ state }) => <Badge tone={TONES[state]}>{texts.states[state]}</Badge>,
    card: 'aside',
  },
  { id: 'actions', title: texts.actions, cell: (row) => <Actions {...row} />, card: 'foot' },
];

function Sums({ sums }: { sums: InvoiceSums | undefined }) {
  if (sums === undefined || sums.count === 0) return null;
  return (
    <div className="mb-3 text-sm">
      {sums.sums.map(({ currency, tax, total }) => (
        <p key={currency}>
          <strong>{texts.sum}</strong> <bdi className="tabular">{signed(total, currency)}</bdi>
          {tax !== undefined && (
            <span className="text-muted"> · {texts.taxIn(signed(tax, currency))}</span>
          )}
        </p>
      ))}
      <p className="text-xs text-muted">{texts.sumNote}</p>
    </div>
  );
}

/** Invoices and credit notes, with their sums. */
export function InvoicesScreen() {
  const address = useListAddress(FILTERS);
  const { change, cursor, part, values } = address;
  const { kind: shown, ...matching } = values;
  const kind = PAPER_KINDS.find((one) => one === shown);
  const { data: all } = invoicesApi.useSumInvoicesQuery({ query: matching });
  const ofKind = { ...matching, ...(kind && { kind }) };
  const { data: sums } = invoicesApi.useSumInvoicesQuery({ query: ofKind });
  const page = { ...ofKind, ...(cursor !== undefined && { cursor }) };
  return (
    <ListScreen
      title={texts.title}
      text={texts.text}
      export={{ call: exportInvoices, file: texts.file }}
      list={invoicesApi.useListInvoicesQuery({ query: page })}
      address={address}
      texts={texts}
      columns={COLUMNS}
      idOf={({ _id }) => _id}
      views={
        <StateChips
          label={texts.kinds}
          chips={[
            { value: undefined, label: texts.all, count: all?.count },
            { value: 'invoice', label: texts.invoices, count: all?.invoices },
            { value: 'credit_note', label: texts.creditNotes, count: all?.creditNotes },
          ]}
          value={kind}
          onChange={(value) => change({ kind: value })}
        />
      }
      summary={<Sums sums={sums} />}
      search={<SearchFilter label={texts.search} {...part('q')} />}
      filters={
        <SpanFilter
          label={texts.issued}
          labels={{ from: texts.from, to: texts.until }}
          from={values.from}
          to={values.to}
          onChange={change}
        />
      }
    />
  );
}

import {
  formatDay,
  formatMoney,
  signedMoney,
  type Trip,
  type TripDocument,
  type TripDocuments,
} from '@wayfarer/contract';
import { Download, FileMinus, FileText } from 'lucide';
import { useState } from 'react';
import { useFresh } from '../../../api/use-fresh.ts';
import { usePaperFile } from '../../../domain/papers/use-paper-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { tripsApi } from '../api.ts';
import { CompanyDialog } from './company-dialog.tsx';
import { paperTexts as texts } from './copy.texts.js';

/** The polling interval in milliseconds while a document is being issued. */
const LOOK_AGAIN_MS = 5000;
/** The interval otherwise. */
const REST_MS = 60_000;
const FRESH = { refetchOnMountOrArgChange: true } as const;

const signed = (minor: number, currency: string) =>
  minor < 0 ? signedMoney('−', -minor, currency) : formatMoney(minor, currency);

/** The invoices and credit notes of the traveler's own trip. */
export function Papers({ trip: { booking } }: { trip: Trip }) {
  const query = tripsApi.useListTripDocumentsQuery({ params: { id: booking._id } }, FRESH);
  useFresh(query.refetch, query.data?.making ? LOOK_AGAIN_MS : REST_MS);
  return query.data === undefined ? null : <List of={query.data} id={booking._id} />;
}

/** The invoices and credit notes of a trip that a customer without an account has opened by a link. */
export function GuestPapers({ token }: { token: string }) {
  const query = tripsApi.useListGuestDocumentsQuery({ body: { token } }, FRESH);
  useFresh(query.refetch, query.data?.making ? LOOK_AGAIN_MS : REST_MS);
  return query.data === undefined ? null : <List of={query.data} token={token} />;
}

interface ListProps {
  of: TripDocuments;
  /** The booking's id, for its traveler. */
  id?: string;
  /** For a customer without an account. */
  token?: string;
}

/** Shows nothing as long as there is no document to expect. */
function List({ of: { company, documents, making, mayName, next }, id, token }: ListProps) {
  const [isNaming, setNaming] = useState(false);
  if (documents.length === 0 && next === 'none') return null;
  const live = documents.findLast(({ kind }) => kind === 'invoice');
  return (
    <section aria-labelledby="papers" className="mt-6 print:hidden">
      <h2 id="papers" className="display text-h3">
        {texts.title}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line">
        {documents.map((paper) => (
          <Paper key={paper._id} paper={paper} token={token} />
        ))}
        {making ? (
          <Waiting text={texts.making} busy />
        ) : (
          documents.length === 0 && next === 'itself' && <Waiting text={texts.comes} />
        )}
      </ul>
      {documents.length > 0 && <p className="mt-3 text-xs text-muted">{texts.unchanged}</p>}
      {id !== undefined && (
        <div className="mt-3 flex flex-wrap gap-3">
          {next === 'ask' && <Ask id={id} />}
          {mayName && (
            <Button variant="ghost" size="sm" onClick={() => setNaming(true)}>
              {texts.name}
            </Button>
          )}
        </div>
      )}
      {isNaming && id !== undefined && (
        <CompanyDialog
          id={id}
          invoice={live?.number}
          company={company}
          onClose={() => setNaming(false)}
        />
      )}
    </section>
  );
}

const ROW = 'flex items-center gap-3 px-4 py-3';

function Paper({ paper, token }: { paper: TripDocument; token: string | undefined }) {
  const { _id, buyer, currency, issuedOn, kind, number, refersTo, total } = paper;
  const { busy, save } = usePaperFile(() => toast.error(texts.failed), token);
  const name = kind === 'invoice' ? texts.invoice(number) : texts.creditNote(number);
  const day = formatDay(issuedOn);
  const note =
    kind === 'credit_note' && refersTo !== null
      ? texts.cancels({ day, number: refersTo })
      : texts.toBuyer({ day, buyer });
  return (
    <li className={ROW}>
      <Icon
        shape={kind === 'invoice' ? FileText : FileMinus}
        className="size-6 shrink-0 text-muted"
      />
      <div className="min-w-0 grow">
        <p className="text-sm font-semibold wrap-anywhere">{name}</p>
        <p className="text-xs text-muted wrap-anywhere">{note}</p>
      </div>
      <bdi className="tabular text-sm font-semibold">{signed(total, currency)}</bdi>
      <Button
        variant="secondary"
        size="sm"
        loading={busy === _id}
        aria-label={texts.download(name)}
        onClick={() => void save(paper)}
      >
        <Icon shape={Download} className="size-5" />
      </Button>
    </li>
  );
}

function Waiting({ busy = false, text }: { busy?: boolean; text: string }) {
  return (
    <li className={ROW}>
      {busy ? <Spinner /> : <Icon shape={FileText} className="size-6 shrink-0 text-muted" />}
      <div>
        <p className="text-sm font-semibold">{texts.plain}</p>
        <p role="status" className="text-xs text-muted">
          {text}
        </p>
      </div>
    </li>
  );
}

function Ask({ id }: { id: string }) {
  const [ask] = tripsApi.useAskForInvoiceMutation();
  const { busy, problem, send } = useSend(() => ask({ params: { id }, body: {} }), {
    done: texts.asked,
  });
  return (
    <div>
      <Button variant="secondary" size="sm" loading={busy} onClick={() => void send()}>
        {texts.ask}
      </Button>
      {problem && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

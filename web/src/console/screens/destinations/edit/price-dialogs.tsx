import {
  exactMoney,
  movesFar,
  type OperatorSpot,
  parseCost,
  readAmount,
  type SpotPriceChange,
} from '@wayfarer/contract';
import { formatMoment } from '../../../../lib/format-moment.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { QuestionDialog } from '../../../kit/dialogs/question-dialog.tsx';
import { exactCost } from '../../../kit/texts/exact-cost.ts';
import { destinationsApi } from '../api.ts';
import { priceTexts as texts, saveTexts } from './copy.ts';
import type { Draft } from './draft.ts';

export interface FarPrice {
  from: string;
  to: string;
}

/** The old and the new price, if they differ so much that the new price has to be confirmed; otherwise null. */
export function farPrice({ facts: { cost }, read }: Draft, currency: string): FarPrice | null {
  const before = parseCost(read?.facts.average_cost ?? '', currency);
  const after = readAmount(cost, currency);
  if (!before.ok || !after.ok || !movesFar(before.minor, after.minor)) return null;
  return { from: exactMoney(before.minor, currency), to: exactMoney(after.minor, currency) };
}

/** Asks for confirmation of a price that differs a lot from the old one. */
export function PriceQuestion({
  prices: { from, to },
  act,
  onClose,
}: {
  prices: FarPrice;
  act: () => Promise<{ error?: unknown }>;
  onClose: () => void;
}) {
  return (
    <QuestionDialog
      texts={{
        title: texts.title,
        text: texts.moved({ from, to }),
        submit: texts.submit(to),
        done: saveTexts.saved,
      }}
      act={act}
      onClose={onClose}
    />
  );
}

/** A price, with the person who set it, the date, and a button that enters it into the form. */
function PriceRow({
  price,
  currency,
  note,
  inUse,
  onUse,
}: {
  price: string;
  currency: string;
  note: string;
  inUse: boolean;
  onUse: ((price: string) => void) | undefined;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow">
        <p className="tabular font-semibold text-ink">{exactCost(price, currency)}</p>
        <p className="text-xs">{note}</p>
      </div>
      {inUse ? (
        <Badge>{texts.inUse}</Badge>
      ) : (
        onUse && (
          <Button variant="secondary" size="sm" onClick={() => onUse(price)}>
            {texts.use}
          </Button>
        )
      )}
    </li>
  );
}

/** All earlier prices: the price after each change, and the price before the first change. */
function rowsOf(changes: readonly SpotPriceChange[]) {
  const first = changes.at(-1);
  const made = changes.map(({ after, at, byName }) => ({
    key: at,
    price: after,
    note: texts.by(byName, formatMoment(at)),
  }));
  return first ? [...made, { key: 'before', price: first.before, note: texts.before }] : made;
}

/** The earlier prices of a destination. */
export function PriceHistory({
  spot: { _id: id, currency, facts },
  onUse,
  onClose,
}: {
  spot: OperatorSpot;
  /** Enters a price into the form; undefined while the destination can't be edited. */
  onUse: ((price: string) => void) | undefined;
  onClose: () => void;
}) {
  const query = destinationsApi.useListSpotPriceHistoryQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Dialog open title={texts.historyTitle} onClose={onClose}>
      <QueryView
        query={query}
        loading={texts.historyLoading}
        failed={texts.historyFailed}
        empty={<p>{texts.historyEmpty}</p>}
      >
        {(changes) => (
          <ol className="divide-y divide-line">
            {rowsOf(changes).map(({ key, note, price }, index) => (
              <PriceRow
                key={key}
                price={price}
                currency={currency}
                note={note}
                inUse={index === 0 && price === facts.average_cost}
                onUse={onUse}
              />
            ))}
          </ol>
        )}
      </QueryView>
    </Dialog>
  );
}

import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import type { CardPlace, ListColumn } from './list-column.ts';

type Part = [id: string, content: ReactNode];

function Parts({ parts, className }: { parts: readonly Part[]; className?: string }) {
  return parts.map(([id, content]) => (
    <div key={id} className={clsx('empty:hidden', className)}>
      {content}
    </div>
  ));
}

function Notes({ parts }: { parts: readonly Part[] }) {
  return (
    <div className="min-w-0 text-xs wrap-anywhere text-muted">
      {parts.map(([id, content], at) => (
        <Fragment key={id}>
          {at > 0 && ' · '}
          {content}
        </Fragment>
      ))}
    </div>
  );
}

/** Values that React renders as nothing. */
const NOTHING: ReadonlySet<ReactNode> = new Set(['', false, null, undefined]);

/** Pairs of values with a line above the first pair. If there is no room for two columns, they are stacked. */
function Foot({ parts }: { parts: readonly Part[] }) {
  const pairs = parts.flatMap((_, at) => (at % 2 === 0 ? [parts.slice(at, at + 2)] : []));
  return pairs.map((pair, at) => (
    <div
      key={pair[0]?.[0]}
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-3 gap-y-2',
        at === 0 && 'border-t border-line pt-2',
      )}
    >
      <Parts parts={pair} />
    </div>
  ));
}

/** A row of a list's table as a card. */
export function ListCard<Row>({ columns, row }: { columns: readonly ListColumn<Row>[]; row: Row }) {
  const at = (place: CardPlace) =>
    columns.flatMap(({ id, card, cell }): Part[] => {
      const show = card === place ? cell : typeof card === 'object' ? card[place] : undefined;
      const content = show?.(row);
      return NOTHING.has(content) ? [] : [[id, content]];
    });
  const [note, foot] = [at('note'), at('foot')];
  const notes: Part[] = note.length === 0 ? [] : [['notes', <Notes key="notes" parts={note} />]];
  return (
    <div className="flex flex-wrap gap-3 text-sm">
      <Parts parts={at('picture')} />
      <div className="flex min-w-0 grow basis-40 flex-col gap-2">
        <div className="flex flex-wrap justify-between gap-x-3">
          <div className="min-w-0 grow basis-28">
            <Parts parts={at('title')} />
          </div>
          <Parts parts={at('aside')} className="tabular ms-auto text-end wrap-anywhere" />
        </div>
        <Parts parts={at('text')} />
        {foot.length === 0 ? <Parts parts={notes} /> : <Foot parts={[...notes, ...foot]} />}
      </div>
    </div>
  );
}

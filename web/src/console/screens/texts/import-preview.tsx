import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { importTexts as texts, refusalText } from './copy.ts';
import type { RefusedLine } from './read-csv.ts';
import type { Change } from './send-in-parts.ts';

/** Names for the preview: of a text, and of the destination or setting that it belongs to. */
export interface Names {
  owner: (id: string, spot: string) => string;
  name: (id: string, name: string) => string;
}

/** The changes that a file would make, and its rows that can't be imported. */
export interface Previewed {
  changes: readonly Change[];
  refused: readonly RefusedLine[];
}

/** The maximum number of changes, and of refused rows, that the preview lists. */
const SHOWN = 50;

/** The changes that a file would make, before they are saved. */
export function Preview({
  found: { changes, refused },
  nameOf,
  busy,
  onSave,
  onCancel,
}: {
  found: Previewed;
  nameOf: Names;
  busy: boolean;
  onSave: (state: 'draft' | 'published') => void;
  onCancel: () => void;
}) {
  const former = changes.filter(({ changed }) => changed).length;
  return (
    <Card>
      <h2 role="status" className="text-lg font-bold">
        {changes.length === 0 ? texts.none : texts.title(changes.length)}
      </h2>
      {former > 0 && <p className="mt-2 text-sm text-muted">{texts.former(former)}</p>}
      {refused.length > 0 && <Refused lines={refused} />}
      <ul className="mt-4 max-h-96 divide-y divide-line overflow-y-auto text-sm" tabIndex={-1}>
        {changes.slice(0, SHOWN).map(({ id, name, spot, before, after, changed }) => (
          <li key={`${id} ${name}`} className="py-3">
            <p className="font-semibold">
              {texts.what({ owner: nameOf.owner(id, spot), name: nameOf.name(id, name) })}
            </p>
            {before !== '' && <p className="wrap-anywhere text-muted">{texts.before(before)}</p>}
            <p className="wrap-anywhere">{texts.after(after)}</p>
            {changed && <p className="text-muted">{texts.changed}</p>}
          </li>
        ))}
      </ul>
      {changes.length > SHOWN && (
        <p className="mt-2 text-sm text-muted">{texts.more(changes.length - SHOWN)}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {changes.length > 0 && (
          <>
            <Button size="sm" loading={busy} onClick={() => onSave('published')}>
              {texts.publish}
            </Button>
            <Button size="sm" variant="secondary" disabled={busy} onClick={() => onSave('draft')}>
              {texts.draft}
            </Button>
          </>
        )}
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </Card>
  );
}

function Refused({ lines }: { lines: readonly RefusedLine[] }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-11 py-2 font-semibold">{texts.refused(lines.length)}</summary>
      <ul>
        {lines.slice(0, SHOWN).map((refused) => (
          <li key={refused.line}>
            {texts.row({ line: refused.line, reason: refusalText(refused) })}
          </li>
        ))}
      </ul>
      {lines.length > SHOWN && <p className="text-muted">{texts.more(lines.length - SHOWN)}</p>}
    </details>
  );
}

import type { PolicyFamily } from '@wayfarer/contract';
import { formatMomentDay } from '../../../../lib/format-moment.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { termsTexts as texts } from '../copy.ts';
import { Disclosure } from '../../../kit/screen/disclosure.tsx';
import type { Version } from './policy-dialogs.tsx';
import { Sentences } from './sentences.tsx';

export type Act = 'change' | 'usual' | 'retire';

function factsOf({ isDefault, retiredAt, spots }: PolicyFamily, newest: Version): string {
  const version = texts.version({
    version: newest.version,
    day: formatMomentDay(newest.createdAt),
  });
  if (retiredAt !== null) {
    const gone = texts.retiredSince(formatMomentDay(retiredAt));
    return [version, gone, ...(spots > 0 ? [texts.hadThem(spots)] : [])].join(' · ');
  }
  const named = isDefault && spots === 0 ? [] : [texts.spots(spots)];
  return [version, ...(isDefault ? [texts.usualFacts] : []), ...named].join(' · ');
}

function Earlier({ versions }: { versions: readonly Version[] }) {
  if (versions.length === 0) return null;
  return (
    <Disclosure title={texts.earlier(versions.length)}>
      <ul className="flex flex-col gap-3 pt-1 pb-3 ps-7 text-muted">
        {versions.map(({ createdAt, sentences, version }) => (
          <li key={version}>
            <p className="text-xs">{texts.version({ version, day: formatMomentDay(createdAt) })}</p>
            <Sentences of={sentences} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Terms with their sentences for travelers, the number of bookings under them, and the actions. */
export function PolicyRow({ family, onAct }: { family: PolicyFamily; onAct: (act: Act) => void }) {
  const { isDefault, retiredAt, versions } = family;
  const [newest, ...earlier] = versions;
  if (!newest) return null;
  const acts: Act[] = isDefault ? ['change'] : ['change', 'usual', 'retire'];
  const names = { change: texts.change, usual: texts.makeUsual, retire: texts.retire };
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold wrap-anywhere">{newest.name}</h3>
        {isDefault && <Badge tone="brand">{texts.usual}</Badge>}
      </div>
      <Sentences of={newest.sentences} />
      <p className="mt-1 text-xs text-muted">{factsOf(family, newest)}</p>
      {retiredAt === null && (
        <div className="mt-2 -ms-4 flex flex-wrap">
          {acts.map((act) => (
            <Button key={act} size="sm" variant="ghost" onClick={() => onAct(act)}>
              {names[act]}
            </Button>
          ))}
        </div>
      )}
      <Earlier versions={earlier} />
    </li>
  );
}

import type { Policies, PolicyFamily } from '@wayfarer/contract';
import { useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Section } from '../../../kit/screen/section.tsx';
import { termsTexts as texts } from '../copy.ts';
import { Disclosure } from '../../../kit/screen/disclosure.tsx';
import {
  MakeUsualDialog,
  NewPolicyDialog,
  NextVersionDialog,
  RetireDialog,
} from './policy-dialogs.tsx';
import { type Act, PolicyRow } from './policy-row.tsx';

interface SectionProps {
  policies: Policies;
  onOutdated: () => void;
}

/** The open dialog. The terms are looked up by id, so that the dialog gets their latest state. */
function Doing({
  act,
  family,
  usual,
  onOutdated,
  onClose,
}: {
  act: Act;
  family: PolicyFamily | undefined;
  usual: string;
  onOutdated: () => void;
  onClose: () => void;
}) {
  const newest = family?.versions[0];
  if (!family || !newest) return null;
  const props = { family, name: newest.name, onClose };
  if (act === 'usual') return <MakeUsualDialog {...props} before={usual} />;
  if (act === 'retire') return <RetireDialog {...props} />;
  return (
    <NextVersionDialog
      family={family.family}
      newest={newest}
      onOutdated={onOutdated}
      onClose={onClose}
    />
  );
}

interface Deed {
  act: Act;
  family: string;
}

function Rows({ of, onAct }: { of: readonly PolicyFamily[]; onAct: (deed: Deed) => void }) {
  return (
    <ul className="divide-y divide-line">
      {of.map((family) => (
        <PolicyRow
          key={family.family}
          family={family}
          onAct={(act) => onAct({ act, family: family.family })}
        />
      ))}
    </ul>
  );
}

/** All terms, with the actions on them. */
export function PoliciesSection({ policies: { families, templates }, onOutdated }: SectionProps) {
  const [making, setMaking] = useState(false);
  const [doing, setDoing] = useState<Deed>();
  const usual = families.find(({ isDefault }) => isDefault)?.versions[0]?.name ?? '';
  const retired = families.filter(({ retiredAt }) => retiredAt !== null);
  return (
    <Section
      title={texts.list}
      aside={
        <Button size="sm" variant="secondary" onClick={() => setMaking(true)}>
          {texts.make}
        </Button>
      }
    >
      <p className="text-sm text-muted">{texts.kept}</p>
      <Rows of={families.filter(({ retiredAt }) => retiredAt === null)} onAct={setDoing} />
      {retired.length > 0 && (
        <div className="border-t border-line pt-2">
          <Disclosure title={texts.retired(retired.length)}>
            <Rows of={retired} onAct={setDoing} />
          </Disclosure>
        </div>
      )}
      {making && <NewPolicyDialog templates={templates} onClose={() => setMaking(false)} />}
      {doing && (
        <Doing
          act={doing.act}
          family={families.find(({ family }) => family === doing.family)}
          usual={usual}
          onOutdated={onOutdated}
          onClose={() => setDoing(undefined)}
        />
      )}
    </Section>
  );
}

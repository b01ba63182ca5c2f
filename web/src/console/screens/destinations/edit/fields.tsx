import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { Section } from '../../../kit/screen/section.tsx';
import type { Draft, Faults } from './draft.ts';
import { partNames, type PartName } from './copy.ts';

/** What every part of the editor gets. */
export interface PartProps {
  draft: Draft;
  faults: Faults;
  currency: string;
  /** Takes a change of the draft, too: an upload ends when it may be another one. */
  onChange: Dispatch<SetStateAction<Draft>>;
}

/** A part of the editor, which a link leads to. */
export function Part({ name, children }: { name: PartName; children: ReactNode }) {
  return (
    <div id={name} className="scroll-mt-6">
      <Section title={partNames[name]}>
        <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
      </Section>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Section } from '../../../../kit/screen/section.tsx';
import { partNames, type PartName } from '../copy.ts';

/** A section of the editor, with an anchor for links. */
export function Part({ name, children }: { name: PartName; children: ReactNode }) {
  return (
    <div id={name} className="scroll-mt-6">
      <Section title={partNames[name]}>
        <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
      </Section>
    </div>
  );
}

import { planTexts as texts } from './copy.texts.js';
import { IncludedList, type Inclusions } from './included-list.tsx';
import { Part } from './part.tsx';

/** The price's inclusions and exclusions as a section; nothing if there are none. */
export function Included({ of, id }: { of: Inclusions; id?: string }) {
  if (of.included.length + of.notIncluded.length === 0) return null;
  return (
    <Part title={texts.included} id={id}>
      <IncludedList of={of} notIncludedLabel={texts.notIncluded} />
    </Part>
  );
}

import type { ReportDay } from '@wayfarer/contract';
import { Section } from '../../kit/screen/section.tsx';
import { reportsTexts as texts } from './copy.texts.js';

const NAMES = [
  'bookings',
  'people',
  'canceled',
  'sales',
  'fees',
  'taxes',
  'received',
  'returned',
  'net',
] as const;

/** The meaning of each figure, next to the figures. */
export function Definitions({
  day,
  hasTaxes,
  zone,
}: {
  day: ReportDay;
  /** False leaves out taxes. */
  hasTaxes: boolean;
  zone: string;
}) {
  return (
    <Section title={texts.definitions}>
      <p className="mb-4 text-sm">
        {texts.counts[day]} {texts.moved} {texts.zone(zone)}
      </p>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
        {NAMES.filter((name) => name !== 'taxes' || hasTaxes).map((name) => (
          <div key={name}>
            <dt className="font-semibold">{texts.figures[name]}</dt>
            <dd className="text-muted">{texts.meaning[name]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

import {
  type Cancellation,
  type CancellationPreview,
  type RefundProgress,
  priceBreakdown,
} from '@wayfarer/contract';
import { MoneyBack } from '../../src/ui/cancellation/money-back.tsx';
import { PlansChanged } from '../../src/ui/cancellation/plans-changed.tsx';
import { ThreeFigures } from '../../src/ui/cancellation/three-figures.tsx';
import { PriceBreakdown } from '../../src/ui/display/price-breakdown.tsx';
import { HoldNote, ShortHoldNote, WaitingNote } from '../../src/ui/holds/hold-note.tsx';
import { Section } from '../../src/ui/layout/layout.tsx';
import { Specimen, Specimens } from '../specimen.tsx';
import { TripCalendars } from './trip-calendars.tsx';

const TRIP = { perDay: 200_00, days: 3, total: 600_00, currency: 'usd' };
const PROGRESS: readonly RefundProgress[] = ['decided', 'at_bank', 'done'];

const canceled = (progress: RefundProgress): Cancellation => ({
  at: '2026-11-20T12:00:00.000Z',
  by: 'traveller',
  reasonCode: 'plans_changed',
  message: '',
  currency: 'usd',
  total: 600_00,
  taken: 200_00,
  backBefore: 0,
  refund: { card: 150_00, counter: 0 },
  backLater: 0,
  kept: 50_00,
  lapsed: 400_00,
  progress,
  sentAt: progress === 'done' ? '2026-11-21T12:00:00.000Z' : null,
});

function step(day: string, percent: number, refund: number) {
  return { until: `${day}T18:00:00.000Z`, untilLocal: `${day}T18:00`, percent, refund };
}

const PREVIEW: CancellationPreview = {
  refusal: null,
  revision: 1,
  evaluatedAt: '2026-11-20T12:00:00.000Z',
  timeZone: 'Europe/Lisbon',
  currency: 'usd',
  total: 600_00,
  taken: 200_00,
  back: 0,
  refund: { card: 200_00, counter: 0 },
  kept: 0,
  lapsed: 400_00,
  percent: 100,
  exception: null,
  disputed: false,
  steps: [
    step('2026-11-25', 100, 200_00),
    step('2026-11-29', 50, 100_00),
    step('2026-12-02', 0, 0),
  ],
  current: 0,
  sentences: ['Cancel free of charge until a week before your trip.', 'After that, half is kept.'],
  refundWithinDays: 10,
};

const heldUntil = (until: string) => ({
  state: 'held' as const,
  heldUntil: until,
  travellers: { adults: 2, children: 0, infants: 0 },
});

export function Trips() {
  return (
    <Section title="Trips">
      <Specimens>
        <Specimen name="PriceBreakdown: before the booking, to pay, paid" column>
          <PriceBreakdown amounts={priceBreakdown(TRIP, 'day')} notNow="notBooked" />
          <PriceBreakdown amounts={priceBreakdown(TRIP, 'day')} strong="dueNow" />
          <PriceBreakdown amounts={priceBreakdown(TRIP, 'total')} size="small" />
        </Specimen>
        <Specimen name="ThreeFigures: to come, sent" column>
          <ThreeFigures of={{ ...PREVIEW, refundWithinDays: 10 }} />
          <ThreeFigures of={canceled('done')} isSent />
        </Specimen>
        <Specimen name="PlansChanged" column>
          <PlansChanged country="Japan" of={PREVIEW} />
        </Specimen>
        <Specimen name="PlansChanged: an exception, a dispute" column>
          <PlansChanged
            country="Japan"
            of={{ ...PREVIEW, exception: 'Storm warning', disputed: true, current: 1 }}
          />
        </Specimen>
        {PROGRESS.map((progress) => (
          <Specimen key={progress} name={`MoneyBack: ${progress}`} column>
            <MoneyBack of={canceled(progress)} refundDays={10} />
          </Specimen>
        ))}
        <Specimen name="HoldNote: for a day, over; in a list" column>
          <HoldNote of={heldUntil('2090-06-15T12:00:00.000Z')} />
          <HoldNote of={heldUntil('2026-11-20T12:00:00.000Z')} />
          <ShortHoldNote of={heldUntil('2090-06-15T12:00:00.000Z')} />
        </Specimen>
        <Specimen name="WaitingNote" column>
          <WaitingNote of={{ state: 'held', awaitsAgency: true }} />
        </Specimen>
        <TripCalendars />
      </Specimens>
    </Section>
  );
}

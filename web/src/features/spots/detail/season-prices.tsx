import {
  addDays,
  comingSeasons,
  costOn,
  formatSpan,
  hasSeasons,
  pricesOf,
  seasonOn,
  seasonTextName,
  shownCost,
  type Spot,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useToday } from '../../../api/use-today.ts';
import { langOfText } from '../../../lib/language.ts';
import { bookingTexts as texts } from './copy.ts';

function Row({ name, cost, chosen }: { name: ReactNode; cost: string; chosen: boolean }) {
  return (
    <div
      className={clsx(
        'flex items-baseline justify-between gap-4',
        chosen && 'font-semibold text-ink',
      )}
    >
      <dt>{name}</dt>
      <dd className="tabular" data-cost={cost}>
        {shownCost(cost)}
      </dd>
    </div>
  );
}

/** In days. */
const YEAR = 365;

/**
 * The prices of the seasons that begin within a year; the chosen day's price is emphasized. Nothing without seasons.
 */
export function SeasonPrices({
  spot,
  currency,
  date,
}: {
  spot: Spot;
  currency: string;
  date: string;
}) {
  const prices = pricesOf(spot);
  // unknown while the server renders the page, whose list therefore includes seasons that have ended
  const today = useToday(spot.timeZone, hasSeasons(prices));
  if (!hasSeasons(prices)) return null;
  const offer = { costPerDay: spot.average_cost, currency, prices };
  const chosen = seasonOn(prices, date);
  const seasons = comingSeasons(prices, today).filter(
    (season) => today === '' || season === chosen || season.from < addDays(today, YEAR),
  );
  return (
    <section className="mt-3 text-sm text-muted">
      <h3 className="sr-only">{texts.seasons}</h3>
      <dl className="flex flex-col gap-1">
        {seasons.map((season) => (
          <Row
            key={season.from}
            name={
              <>
                <span lang={langOfText(spot, seasonTextName(prices, season.label))}>
                  {season.label}
                </span>
                <span className="block text-xs font-normal">
                  {formatSpan(season.from, season.to)}
                </span>
              </>
            }
            cost={costOn(offer, season.from)}
            chosen={season === chosen}
          />
        ))}
        <Row name={texts.otherDays} cost={spot.average_cost} chosen={date !== '' && !chosen} />
      </dl>
    </section>
  );
}

import { addDays, BUCKET_DAYS, exactMoney, grouped, type Today } from '@wayfarer/contract';
import { formatMomentDay } from '../../../lib/format-moment.ts';
import { consolePath } from '../../kit/address/paths.ts';
import {
  goingBackPath,
  listOf,
  MONEY_PANEL,
  OVERDUE_BALANCES_PATH,
  REQUESTS_PATH,
} from './lists.ts';
import { addAmounts, amountsText, shortAmount } from './money/amounts.ts';
import { bookingsText, peopleText, tileTexts as texts } from './copy.ts';
import { Tile } from './panel.tsx';

type Money = NonNullable<Today['money']>;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/**
 * The ways of returning money, most urgent first. The tile's list can show only one way, which is the first one that
 * has an amount.
 */
const GOING_BACK_FIRST = ['failed', 'counter', 'disputed', 'pending'] as const;

function figureOfAmounts(amounts: Parameters<typeof amountsText>[0]) {
  if (amounts.length === 0) return [{ short: amountsText([]), full: amountsText([]) }];
  return amounts.map((one) => ({ short: shortAmount(one), full: amountsText([one]) }));
}

function MoneyInTile({ money }: { money: Money }) {
  const part = (of: (span: Money['in'][number]['days'][number]) => number) =>
    money.in
      .map(({ currency, days }) => ({ currency, amount: sumOf(days.map(of)) }))
      .filter(({ amount }) => amount !== 0);
  const net = part(({ back, card, counter }) => card + counter - back);
  const back = part((span) => span.back);
  return (
    <Tile {...texts.moneyIn} figure={figureOfAmounts(net)} to={`#${MONEY_PANEL}`}>
      {back.length === 0 ? texts.moneyIn.nothingBack : texts.moneyIn.text(amountsText(back))}
    </Tile>
  );
}

function OutstandingTile({ day, money: { outstanding } }: { day: string; money: Money }) {
  const span = {
    from: addDays(day, BUCKET_DAYS.overdue.from),
    to: addDays(day, BUCKET_DAYS.later.to),
  };
  const overdue = outstanding.find(({ bucket }) => bucket === 'overdue')?.amounts ?? [];
  return (
    <Tile
      {...texts.outstanding}
      figure={figureOfAmounts(addAmounts(outstanding.map(({ amounts }) => amounts)))}
      to={listOf({ ...span, open: true })}
    >
      {bookingsText(sumOf(outstanding.map(({ count }) => count)))}
      {overdue.length > 0 && (
        <b className="text-danger"> · {texts.outstanding.overdue(amountsText(overdue))}</b>
      )}
    </Tile>
  );
}

function GoingBackTile({ money: { goingBack } }: { money: Money }) {
  const { counter, disputes, failed, pending } = goingBack;
  const all = [pending, failed, disputes, counter].map(({ amounts }) => amounts);
  const ways = { failed, counter, disputed: disputes, pending } as const;
  const way = GOING_BACK_FIRST.find((one) => ways[one].count > 0) ?? 'pending';
  return (
    <Tile
      {...texts.goingBack}
      figure={figureOfAmounts(addAmounts(all))}
      to={consolePath(goingBackPath(way))}
    >
      {texts.goingBack.text(pending.count)}
      {failed.count > 0 && <b className="text-danger"> · {texts.goingBack.failed(failed.count)}</b>}
    </Tile>
  );
}

/** The tile for unanswered requests; nothing if there are none. */
function RequestsTile({ requests }: { requests: Today['toDo']['requests'] }) {
  if (requests === null || requests.count === 0) return null;
  const { count, oldestAt } = requests;
  const figure = grouped(count);
  return (
    <Tile
      {...texts.requests}
      figure={[{ short: figure, full: figure }]}
      to={consolePath(REQUESTS_PATH)}
    >
      {oldestAt !== null && texts.requests.since(formatMomentDay(oldestAt))}
    </Tile>
  );
}

/** The tile for balances whose day has passed; nothing if there are none. */
function OverdueBalancesTile({ money: { overdueBalances } }: { money: Money }) {
  const { amounts, count } = overdueBalances;
  if (count === 0) return null;
  return (
    <Tile
      {...texts.overdueBalances}
      figure={figureOfAmounts(amounts)}
      to={consolePath(OVERDUE_BALANCES_PATH)}
    >
      <b className="text-danger">{bookingsText(count)}</b>
    </Tile>
  );
}

/** Today's key figures. */
export function Tiles({ today: { day, departing, money, toDo } }: { today: Today }) {
  const { bookings, notCheckedIn, people } = departing;
  const count = grouped(bookings);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] sm:gap-4">
      <Tile
        {...texts.departing}
        figure={[{ short: count, full: count }]}
        to={consolePath(`departures?from=${day}&to=${day}`)}
      >
        {peopleText(people)}
        {bookings > 0 && (
          <b className={notCheckedIn > 0 ? 'text-warning' : 'text-success'}>
            {' · '}
            {notCheckedIn > 0 ? texts.departing.toCheckIn(notCheckedIn) : texts.departing.allIn}
          </b>
        )}
      </Tile>
      <RequestsTile requests={toDo.requests} />
      {money && <MoneyInTile money={money} />}
      {money && <OutstandingTile day={day} money={money} />}
      {money && <OverdueBalancesTile money={money} />}
      {money && <GoingBackTile money={money} />}
    </div>
  );
}

/** An amount in one currency, for a table. */
export const figureOf = (currency: string) => (minor: number) =>
  minor === 0 ? '–' : exactMoney(minor, currency);

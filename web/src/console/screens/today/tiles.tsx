import { formatMoney, type Today } from '@wayfarer/contract';
import { addAmounts, amountsText } from './money/amounts.ts';
import { bookingsText, peopleText, tileTexts as texts } from './copy.ts';
import { Tile } from './panel.tsx';

type Money = NonNullable<Today['money']>;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function MoneyInTile({ money }: { money: Money }) {
  const part = (of: (span: Money['in'][number]['days'][number]) => number) =>
    money.in
      .map(({ currency, days }) => ({ currency, amount: sumOf(days.map(of)) }))
      .filter(({ amount }) => amount !== 0);
  const net = part(({ back, card, counter }) => card + counter - back);
  const back = part((span) => span.back);
  return (
    <Tile {...texts.moneyIn} figure={amountsText(net)}>
      {back.length === 0 ? texts.moneyIn.nothingBack : texts.moneyIn.text(amountsText(back))}
    </Tile>
  );
}

function OutstandingTile({ money: { outstanding } }: { money: Money }) {
  const overdue = outstanding.find(({ bucket }) => bucket === 'overdue')?.amounts ?? [];
  return (
    <Tile
      {...texts.outstanding}
      figure={amountsText(addAmounts(outstanding.map(({ amounts }) => amounts)))}
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
  return (
    <Tile {...texts.goingBack} figure={amountsText(addAmounts(all))}>
      {texts.goingBack.text(pending.count)}
      {failed.count > 0 && <b className="text-danger"> · {texts.goingBack.failed(failed.count)}</b>}
    </Tile>
  );
}

/** Today's key figures. */
export function Tiles({ today: { departing, money } }: { today: Today }) {
  const { bookings, notCheckedIn, people } = departing;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 sm:gap-4">
      <Tile {...texts.departing} figure={bookings.toLocaleString('en-US')}>
        {peopleText(people)}
        {bookings > 0 && (
          <b className={notCheckedIn > 0 ? 'text-warning' : 'text-success'}>
            {' · '}
            {notCheckedIn > 0 ? texts.departing.toCheckIn(notCheckedIn) : texts.departing.allIn}
          </b>
        )}
      </Tile>
      {money && <MoneyInTile money={money} />}
      {money && <OutstandingTile money={money} />}
      {money && <GoingBackTile money={money} />}
    </div>
  );
}

/** An amount in one currency, for a table. */
export const figureOf = (currency: string) => (minor: number) =>
  minor === 0 ? '–' : formatMoney(minor, currency);

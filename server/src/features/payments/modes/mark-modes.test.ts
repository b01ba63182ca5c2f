import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openOutsideProvider,
  type OutsideProvider,
} from '../../../test/payments/outside-provider.ts';
import {
  bookingOf,
  payAt,
  SANDBOX,
  serveInTurn,
  SITE,
} from '../../../test/payments/serve-in-turn.ts';

const run = serveInTurn();
let live: OutsideProvider;
beforeAll(async () => {
  await run.open();
  live = await openOutsideProvider({ live: true, account: 'acct_agency' });
});
afterAll(async () => {
  await run.close();
  await live.close();
});

/** Clears the modes, because an older version wrote rows without them. */
async function forgetModes(): Promise<void> {
  for (const table of ['payments', 'payment_intents']) {
    await run.sql(`alter table ${table} disable trigger user`);
    await run.sql(`update ${table} set livemode = null, provider_account = null`);
    await run.sql(`alter table ${table} enable trigger user`);
  }
}
const modes = async () =>
  (
    await run.sql(
      `select p.livemode, p.provider_account, i.livemode as intent
         from payments p join payment_intents i on i.id = p.intent_id order by p.livemode nulls last`,
    )
  ).rows;

it('[incident upgrade with payments of both modes] rows of an older version belong to the sandbox if it knows them, otherwise to the configured account', async () => {
  const before = await run.serve(SANDBOX);
  const tested = await before.ada.pay((await before.ada.book())._id);
  const live1 = await run.serve({ ...SITE, ...live.env });
  const trip = await live1.ada.book();
  await payAt(live, live1.ada, trip._id);
  await forgetModes();

  const { ada } = await run.serve({ ...SITE, ...live.env });
  expect(await modes()).toEqual([
    { livemode: false, provider_account: 'sandbox', intent: false },
    { livemode: true, provider_account: 'acct_agency', intent: true },
  ]);
  expect((await bookingOf(ada, tested.bookingId)).paid).toBe(false);
  expect((await bookingOf(ada, trip._id)).paid).toBe(true);
});

it('they stay unmarked under the sandbox if it doesn’t know them', async () => {
  await forgetModes();
  await run.serve(SANDBOX);
  expect(await modes()).toEqual([
    { livemode: false, provider_account: 'sandbox', intent: false },
    { livemode: null, provider_account: null, intent: null },
  ]);
});

it('modes never change again', async () => {
  const turn = (table: string, to: string) => run.sql(`update ${table} set ${to}`);
  for (const table of ['payments', 'payment_intents']) {
    await expect(turn(table, 'livemode = true where livemode = false')).rejects.toThrow(
      'never change',
    );
    await expect(turn(table, `provider_account = 'acct_x' where livemode = false`)).rejects.toThrow(
      'never change',
    );
  }
});

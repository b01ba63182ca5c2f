/**
 * Produced `before-parties.data.gz` and `before-parties.json`, the data of the version before parties and agreed
 * prices. That version (the commit before `0031-party-prices.sql`) ran in a separate checkout, on a separate data
 * directory:
 *
 *     SEED=none ADMIN_EMAILS=operator@example.com npm start
 *     npx tsx server/src/test/database/record-before-parties.ts http://localhost:3000 > before-parties.json
 *     npm run backup -- --out before-parties.data.gz
 *
 * The first and third commands are run in that checkout. The second is run in this one: it uses the running product
 * over HTTP and prints the responses. The third is run immediately afterward.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Booking, OwnSpot, Payment, User } from '@wayfarer/contract';
import { bookingInput } from '../factories.ts';
import { confirmAsBrowser } from '../payments/card-browser.ts';
import { CARDS, dayFromNow, intentIdOf } from '../payments/payments-caller.ts';
import { addOwnSpot, visit, visitAsAdministrator, type Visitor } from '../process/visitor.ts';

const origin = process.argv[2] ?? '';
const operator = await visitAsAdministrator(origin, 'operator@example.com');
const ada = await visit(origin, 'ada@example.com');
const grace = await visit(origin, 'grace@example.com');
await ask(ada, 'POST', '/users', { name: 'Ada Lovelace', email: ada.email });
const graces = { name: 'Grace Hopper', email: grace.email };
const { _id: graceId } = await ask<User>(grace, 'POST', '/users', graces);
const { publishableKey: key } = await ask<{ publishableKey: string }>(
  ada,
  'GET',
  '/payments/config',
);

async function ask<Body>(who: Visitor, method: string, path: string, body?: object): Promise<Body> {
  const reply = await who.call<Body>(method, path, body);
  if (reply.status > 299)
    throw new Error(`${method} ${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

/** Books under a name that says what will happen to the booking, so that tests can find it. */
function book(who: Visitor, spot: OwnSpot, name: string, date: string, days: number) {
  const change = { travelName: name, travelDate: date, travelDuration: days };
  return ask<Booking>(who, 'POST', '/bookings', bookingInput(spot, change));
}

async function pay(
  who: Visitor,
  { _id: bookingId }: Booking,
  card: string = CARDS.succeeds,
): Promise<Payment> {
  const { clientSecret } = (await who.open(bookingId)).body;
  const provider = { ask: fetch, base: `${origin}/card-sandbox`, key };
  await confirmAsBrowser(provider, clientSecret, card);
  const { status, body } = await who.save(bookingId, intentIdOf(clientSecret));
  if (status !== 201) throw new Error(`the payment was answered ${JSON.stringify(body)}`);
  return body;
}

async function until(payment: Payment, isDone: (payment: Payment) => boolean): Promise<void> {
  while (!isDone(await ask<Payment>(ada, 'GET', `/payments/${payment._id}`))) await pause(250);
}

async function refund(payment: Payment, amount: number): Promise<void> {
  const path = `/payments/${payment._id}/refunds`;
  await ask(operator, 'POST', path, { amount, reason: 'Rain' });
  await until(payment, ({ amountRefunded }) => amountRefunded === amount);
}

const [soon, later] = [dayFromNow(2), dayFromNow(300)];
const bay = await addOwnSpot(operator, 50_000, 'usd');
const gone = await addOwnSpot(operator, 12_050, 'usd');

await book(ada, bay, 'Ada Unpaid', later, 3);
await book(ada, bay, 'Ada Needless', later, 30);
await book(ada, bay, 'Ada Unpaid and over', soon, 1);
await pay(ada, await book(ada, bay, 'Ada Paid', later, 5));
await pay(ada, await book(ada, bay, 'Ada Paid and over', soon, 2));
await refund(await pay(ada, await book(ada, bay, 'Ada Refunded in part', later, 4)), 20_000);
await refund(await pay(ada, await book(ada, bay, 'Ada Refunded in full', later, 4)), 50_000);
await ada.open((await book(ada, bay, 'Ada Opened', later, 7))._id);
const disputed = await pay(ada, await book(ada, bay, 'Ada Disputed', later, 6), CARDS.disputed);
await until(disputed, ({ dispute }) => dispute?.state === 'open');
await book(ada, gone, 'Ada Without a spot', later, 3);
await pay(ada, await book(ada, gone, 'Ada Paid without a spot', later, 3));
await ask(operator, 'DELETE', `/allSpots/${gone._id}`);

await pay(grace, await book(grace, bay, 'Grace Paid', later, 9));
await book(grace, bay, 'Grace Unpaid', later, 9);
await ask(operator, 'DELETE', `/users/${graceId}?evenWithOpenBusiness=true`);

const bookings = await ask<Booking[]>(ada, 'GET', '/bookings');
const payments = await ask<Payment[]>(ada, 'GET', '/payments');
const ledger = await ask<Payment[]>(operator, 'GET', '/admin/payments');
process.stdout.write(`${JSON.stringify({ bookings, payments, ledger }, null, 2)}\n`);

import { costText, type Booking, type CancellationPreview } from '@wayfarer/contract';
import { sumsOf, type Books } from './books.ts';
import { CARDS, intentIdOf } from '../payments/payments-caller.ts';
import { dayIn, stands, type History, type HistoryTrip, type Step } from './history.ts';

const CARD_KINDS = [
  { card: CARDS.succeeds, weight: 8 },
  { card: CARDS.declined, weight: 1 },
  { card: CARDS.disputed, weight: 4 },
  { card: CARDS.refundPends, weight: 2 },
  { card: CARDS.refundFails, weight: 2 },
] as const;

/** Books a trip that the history goes on with. */
export async function bookTrip(of: History): Promise<HistoryTrip> {
  const { cost, currency, dice, people, spots, world } = of;
  const owner = dice.oneOf(people.travelers);
  const spot = dice.oneOf(spots);
  const inDays = dice.oneOf([1, 3, 6, 12, 30, 60]);
  const { body, status } = await owner.caller.call<Booking>('POST', '/api/bookings', {
    spotId: spot.id,
    travelSpot: spot.name,
    travelCountry: spot.country,
    travelCost: costText(cost, currency),
    travelName: 'Ada Traveler',
    travelDate: dayIn(of, inDays),
    travelDuration: dice.between(1, 6),
    travellers: { adults: dice.between(1, 3), children: dice.below(2), infants: dice.below(2) },
  });
  if (status !== 201) throw new Error(`booking answered ${status}: ${JSON.stringify(body)}`);
  if (spot.policyId !== null) {
    const terms = [body._id, spot.policyId];
    await world.db.sql.query('update bookings set policy_id = $2 where id = $1', terms);
  }
  const { _id: id, reference } = body;
  const trace = [`${owner.name} books ${body.travelDuration} days from ${body.travelDate}`];
  const nothing = { books: null, shown: null, observed: '', secrets: [] };
  return { id, reference: reference ?? '', owner, ...nothing, trace };
}

/** Nothing is to be paid: it is paid by card, or has ended. */
const isSettled = (books: Books | null) => !stands(books) || sumsOf(books).live.length > 0;

/** The bank disputes a part of a charge that was just made, before anybody has heard of it. */
async function disputeInPart({ dice, world }: History, intent: string): Promise<void> {
  await world.db.sql.query(
    'update cards_disputes set amount = greatest(1, (amount * $2::numeric)::integer) where payment_intent = $1',
    [intent, dice.oneOf([0.2, 0.5, 0.99])],
  );
}

const pays: Step = {
  name: 'pays',
  weight: 16,
  plan: (of, { books, id, owner, secrets }) => {
    const { dice } = of;
    if (isSettled(books) && dice.chance(0.9)) return null;
    const { card } = dice.weighted(CARD_KINDS);
    const [saves, partly] = [dice.chance(0.75), dice.chance(0.5)];
    return {
      says: `pays with ${card}${saves ? '' : ' and never comes back'}`,
      act: async () => {
        const opened = await owner.caller.open(id);
        if (opened.status !== 200) return opened;
        const { clientSecret } = opened.body;
        secrets.push(clientSecret);
        await owner.caller.confirm(clientSecret, card);
        const intent = intentIdOf(clientSecret);
        if (card === CARDS.disputed && partly) await disputeInPart(of, intent);
        return saves ? owner.caller.save(id, intent) : undefined;
      },
    };
  },
};

const opens: Step = {
  name: 'opens a payment',
  weight: 3,
  plan: ({ dice }, { books, id, owner, secrets }) => {
    if (isSettled(books) && dice.chance(0.9)) return null;
    return {
      says: 'opens a payment',
      act: async () => {
        const opened = await owner.caller.open(id);
        if (opened.status === 200) secrets.push(opened.body.clientSecret);
        return opened;
      },
    };
  },
};

const paysLate: Step = {
  name: 'pays what was opened before',
  weight: 3,
  plan: ({ dice }, { id, owner, secrets }) => {
    if (secrets.length === 0) return null;
    const secret = dice.oneOf(secrets.slice(-3));
    const saves = dice.chance(0.5);
    return {
      says: `confirms ${intentIdOf(secret)}${saves ? ' and saves it' : ''}`,
      act: async () => {
        await owner.caller.confirm(secret, CARDS.succeeds);
        return saves ? owner.caller.save(id, intentIdOf(secret)) : undefined;
      },
    };
  },
};

const looks: Step = {
  name: 'looks at the payment',
  weight: 2,
  plan: (_, { id, owner }) => ({
    says: 'looks at the payment',
    act: () => owner.caller.call('GET', `/api/bookings/${id}/payment`),
  }),
};

const changes: Step = {
  name: 'changes an unpaid trip',
  weight: 5,
  plan: (of, { books, id, owner }) => {
    if (isSettled(books) && of.dice.chance(0.8)) return null;
    const body = {
      travelDate: dayIn(of, of.dice.oneOf([2, 5, 20, 90])),
      travelDuration: of.dice.between(1, 9),
      ...(of.dice.chance(0.5) && { travellers: { adults: of.dice.between(1, 4) } }),
    };
    return {
      says: `changes it to ${JSON.stringify(body)}`,
      act: () => owner.caller.call('PUT', `/api/bookings/${id}`, body),
    };
  },
};

const cancels: Step = {
  name: 'cancels',
  weight: 3,
  plan: ({ dice }, { books, id, owner }) => {
    if (!stands(books)) return null;
    const guess = dice.chance(0.15) ? dice.below(books.total) : null;
    const path = `/api/bookings/${id}/cancellation`;
    return {
      says: guess === null ? 'cancels as it was shown' : `cancels for ${guess}`,
      act: async () => {
        const { body, status } = await owner.caller.call<CancellationPreview>('GET', path);
        if (status !== 200) return undefined;
        const expectedRefund = guess ?? body.refund.card + body.refund.counter;
        const wanted = { revision: body.revision, expectedRefund, reasonCode: 'illness' };
        return owner.caller.call('POST', path, wanted);
      },
    };
  },
};

const deletes: Step = {
  name: 'deletes',
  weight: 1,
  plan: (_, { id, owner }) => ({
    says: 'deletes it',
    act: () => owner.caller.call('DELETE', `/api/bookings/${id}`),
  }),
};

const hides: Step = {
  name: 'hides a payment',
  weight: 1,
  plan: ({ dice }, { books, owner }) => {
    if (!books || books.payments.length === 0) return null;
    const { id } = dice.oneOf(books.payments);
    return {
      says: 'hides a payment',
      act: () => owner.caller.call('DELETE', `/api/payments/${id}`),
    };
  },
};

/** A traveler tries what is not theirs. */
const intrudes: Step = {
  name: 'a stranger tries',
  weight: 2,
  plan: ({ dice, people }, { books, id }) => {
    if (!books) return null;
    const { caller } = people.stranger;
    const { revision } = books;
    const tries = [
      () =>
        caller.call('POST', `/api/bookings/${id}/cancellation`, { revision, expectedRefund: 0 }),
      () => caller.call('DELETE', `/api/bookings/${id}`),
      () => caller.call('GET', `/api/bookings/${id}/cancellation`),
      () => caller.open(id),
    ];
    const which = dice.below(tries.length);
    return {
      says: `a stranger tries ${which}`,
      act: () => tries[which]?.() ?? Promise.resolve(undefined),
      isForbidden: true,
      wrong: ({ status }) => (status === 404 ? null : `a stranger was answered ${status}`),
    };
  },
};

export const TRAVELER_STEPS: readonly Step[] = [
  pays,
  opens,
  paysLate,
  looks,
  changes,
  cancels,
  deletes,
  hides,
  intrudes,
];

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Spot, USUAL_PRICE_RULES } from '@wayfarer/contract';
import { beforeAll, expect, test } from 'vitest';
import { ok, refused } from '../../../../test/fake-api.ts';
import { aRecord } from '../../../test/a-record.ts';
import { openRecord, press } from '../../../test/open-record.tsx';

const LUNCH = { id: 'lunch', label: 'Lunch', per: 'person_day', minor: 1200, max: 9 } as const;
const PICKUP = { id: 'pickup', label: 'Airport pickup', per: 'booking', minor: 4500, max: 3 } as const; // prettier-ignore

/** The destination today, where lunch costs more than was agreed. */
const ISTANBUL: Spot = {
  _id: 'istanbul',
  spot: 'Istanbul Old City',
  country: 'Turkey',
  location: 'Sultanahmet',
  category: 'historical',
  description: 'Two continents in a day.',
  image: '/media/destinations/istanbul-960.webp',
  average_cost: '$120',
  seasonality: 'Spring (March - May)',
  travel_time: '3-4 days',
  totalVisitorsPerYear: '',
  rating: 4.8,
  rated: true,
  visitors: 1000,
  likes: 12,
  contributed: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  prices: { ...USUAL_PRICE_RULES, options: [{ ...LUNCH, minor: 1500 }, PICKUP] },
};

/** Maya's trip of five days with a lunch a day, for $535. */
function withLunch() {
  const { breakdown, priceLines } = aRecord().booking;
  const line = { kind: 'option', id: 'lunch', label: 'Lunch', quantity: 1, unit: 1200, days: 5, amount: 6000 } as const; // prettier-ignore
  return aRecord(
    {},
    {
      prices: { ...USUAL_PRICE_RULES, options: [LUNCH] },
      priceLines: [...priceLines, line],
      breakdown: { ...breakdown, total: 53_500, paid: 14_500, dueNow: 0, dueOnArrival: 39_000 },
    },
  );
}

// the field's script loads on first use, which takes long on a busy machine
beforeAll(() => import('../../../../ui/form/extras/options-field.tsx'), 60_000);

async function open(answers = {}) {
  const record = withLunch();
  const view = openRecord(record, {
    answers: {
      'GET /allSpots/istanbul': () => ok(ISTANBUL),
      'POST /operator/bookings/maya/change': () =>
        ok({ booking: record.booking, difference: 0, refund: { card: 0, counter: 0 } }),
      ...answers,
    },
  });
  await press(view.person, 'Change');
  const dialog = within(screen.getByRole('dialog', { name: 'Change the trip' }));
  await dialog.findByRole('button', { name: 'More: airport pickup' });
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Asked for' } });
  return { ...view, dialog };
}

test('keeps the extras of a trip at the agreed price, and doesn’t send them if they are unchanged', async () => {
  const { dialog, person, sent } = await open();
  expect(dialog.getByRole('group', { name: 'Extras' })).toHaveTextContent('$12 each per day');
  expect(dialog.getByRole('status')).toHaveTextContent('Price: Stays $535.00, $390.00 due');
  fireEvent.change(dialog.getByLabelText('Days'), { target: { value: '6' } });
  expect(dialog.getByRole('status')).toHaveTextContent('$535.00 → $642.00');
  await person.click(dialog.getByRole('button', { name: 'Change the trip to $642.00' }));
  await waitFor(() => expect(sent()?.body).toMatchObject({ travelDuration: 6 }));
  expect(sent()?.body).not.toHaveProperty('options');
  expect(sent()?.body).not.toHaveProperty('total');
});

test('adds and removes extras, and shows them in the new price', async () => {
  const { dialog, person, sent } = await open();
  await person.click(dialog.getByRole('button', { name: 'More: airport pickup' }));
  await person.click(dialog.getByRole('button', { name: 'More: airport pickup' }));
  const status = dialog.getByRole('status');
  expect(status).toHaveTextContent('$535.00 → $625.00, $480.00 due on arrival');
  expect(within(status).getByText('Airport pickup, 2 × $45.00').nextSibling).toHaveTextContent(
    '$90.00',
  );
  await person.click(dialog.getByRole('button', { name: 'Fewer: lunch' }));
  expect(within(status).queryByText(/Lunch/)).not.toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'Change the trip to $565.00' }));
  await waitFor(() =>
    expect(sent()?.body).toMatchObject({
      options: [{ id: 'pickup', quantity: 2 }],
      total: 56_500,
    }),
  );
});

test('says at the extras that they have changed, and shows the extras offered now', async () => {
  let spot = ISTANBUL;
  const { dialog, person } = await open({
    'GET /allSpots/istanbul': () => ok(spot),
    'POST /operator/bookings/maya/change': () => {
      spot = { ...ISTANBUL, prices: USUAL_PRICE_RULES };
      return {
        status: 400,
        body: { code: 'invalid_input', message: 'options is unknown', field: 'options' },
      };
    },
  });
  await person.click(dialog.getByRole('button', { name: 'More: airport pickup' }));
  await person.click(dialog.getByRole('button', { name: 'Change the trip to $580.00' }));
  const extras = dialog.getByRole('group', { name: 'Extras' });
  await waitFor(() => expect(extras).toHaveAccessibleDescription(/^The extras on offer have/));
  await waitFor(() => expect(within(extras).queryByText('Airport pickup')).toBeNull());
  expect(dialog.getByRole('button', { name: 'Change the trip' })).toBeVisible();
});

test('shows a price that has changed before anyone agrees to it', async () => {
  let spot = ISTANBUL;
  const { dialog, person } = await open({
    'GET /allSpots/istanbul': () => ok(spot),
    'POST /operator/bookings/maya/change': () => {
      const options = [LUNCH, { ...PICKUP, minor: 6000 }];
      spot = { ...ISTANBUL, prices: { ...USUAL_PRICE_RULES, options } };
      return refused(409, 'price_changed', 'The total is now $595.');
    },
  });
  await person.click(dialog.getByRole('button', { name: 'More: airport pickup' }));
  await person.click(dialog.getByRole('button', { name: 'Change the trip to $580.00' }));
  expect(await dialog.findByText('The total is now $595.')).toBeVisible();
  expect(await dialog.findByRole('button', { name: 'Change the trip to $595.00' })).toBeVisible();
});

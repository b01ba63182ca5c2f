import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, describe, expect, it } from 'vitest';
import type { PublicConfig } from '../../../api/public-config.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { ToastHost } from '../../../ui/feedback/toast-host.tsx';
import { page as addPage } from './form/add-spot-page.tsx';
import { page as editPage } from './form/edit-spot-page.tsx';
import { page as minePage } from './my-spots-page.tsx';
import { ownApi, ownSpot } from './test/own-api.ts';

afterEach(() => toast.remove());

const accountOf = (role: string) => ({
  'GET /account': () => ({
    status: 200,
    body: {
      _id: 'ada',
      name: 'Ada',
      email: ADA.email,
      photoUrl: null,
      role,
      createdAt: '2026-01-01T00:00:00.000Z',
      language: null,
    },
  }),
});
const waiting = ownSpot({ _id: 'new', spot: 'Salt flats', state: 'waiting' });

interface Shown {
  contributions: PublicConfig['contributions'];
  api: ReturnType<typeof ownApi>;
  path: string;
  at?: string;
}

function show(page: typeof addPage, { contributions, api, path, at = path }: Shown) {
  const user = userEvent.setup({ delay: null });
  const elsewhere = ['/allTouristSpots', '/myTouristSpots']
    .filter((other) => other !== path)
    .map((other) => ({
      path: other,
      element: (
        <>
          <p>{`Now at ${other}`}</p>
          <ToastHost />
        </>
      ),
    }));
  const options = { api: api.api, user: ADA, at, routes: elsewhere, config: { contributions } };
  return { ...renderScreen(<page.Component />, options, path), user, sent: api.sent };
}

const ADD = '/addTouristSpots';

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/^Tourist spot name/), 'Salt flats');
  await user.click(await screen.findByRole('combobox', { name: /^Country/ }));
  await user.click(screen.getByRole('option', { name: 'Chile' }));
  await user.type(screen.getByLabelText(/^Average cost per day/), '120');
  await user.type(screen.getByLabelText(/^Image URL/), 'https://pictures.example/salt.jpg');
  await user.click(screen.getByRole('button', { name: 'Add Destination' }));
}

describe('with reviewed contributions', () => {
  it('adding one says that it needs a review, and links to the person’s own', async () => {
    const api = ownApi([], {
      ...accountOf('traveller'),
      'POST /allSpots': () => ({ status: 201, body: waiting }),
    });
    const { user } = show(addPage, { contributions: 'review', api, path: ADD });
    expect(screen.getByText(/We review it before/)).toBeInTheDocument();
    await fillIn(user);
    expect(await screen.findByText('Now at /myTouristSpots')).toBeInTheDocument();
    expect(
      await screen.findByText(/^Tourist Spot Added Successfully! We’ll review it before/),
    ).toBeInTheDocument();
  });

  it("an administrator's is online at once", async () => {
    const api = ownApi([], accountOf('administrator'));
    const { user } = show(addPage, { contributions: 'review', api, path: ADD });
    expect(await screen.findByText(/goes online right away/)).toBeInTheDocument();
    await fillIn(user);
    expect(await screen.findByText('Now at /allTouristSpots')).toBeInTheDocument();
  });

  it('the person’s own show their state, without links to pages that do not exist yet', async () => {
    const rejected = ownSpot({
      _id: 'no',
      spot: 'Car park',
      state: 'rejected',
      reason: 'It is a car park.',
    });
    const online = ownSpot({ _id: 'yes', spot: 'Mount Fuji' });
    const api = ownApi([waiting, rejected, online]);
    show(minePage, { contributions: 'review', api, path: '/myTouristSpots' });
    const card = async (name: string) => {
      const found = (await screen.findByRole('heading', { name, level: 3 })).closest('article');
      if (!found) throw new Error(`${name} is in no card`);
      return within(found);
    };
    const salt = await card('Salt flats');
    expect(salt.getByText('Waiting for approval')).toBeInTheDocument();
    const park = await card('Car park');
    expect(park.getByText('Sent back')).toBeInTheDocument();
    expect(park.getByText('It is a car park.')).toBeInTheDocument();
    for (const hidden of [salt, park]) {
      expect(hidden.queryByRole('link', { name: /View Details/ })).not.toBeInTheDocument();
      expect(hidden.queryByRole('button', { name: /^Share/ })).not.toBeInTheDocument();
      expect(hidden.getByRole('link', { name: /^Edit/ })).toBeInTheDocument();
    }
    const fuji = await card('Mount Fuji');
    expect(fuji.getByRole('link', { name: /View Details/ })).toBeInTheDocument();
    expect(fuji.queryByText('Waiting for approval')).not.toBeInTheDocument();
  });

  it('the form starts with an unreviewed change, and the card shows its outcome', async () => {
    const { spot, country, location, category, image, average_cost, seasonality } = ownSpot();
    const { travel_time, totalVisitorsPerYear, hostName, hostWords, questions } = ownSpot();
    const place = { spot, country, location, category, image, average_cost, seasonality };
    const told = { travel_time, totalVisitorsPerYear, hostName, hostWords, questions };
    const changed = { ...place, ...told, description: 'A quieter text.' };
    const back = { facts: changed, state: 'rejected', reason: 'Say how to get there.' } as const;
    const api = ownApi([ownSpot({ edit: back })]);
    const mine = show(minePage, { contributions: 'review', api, path: '/myTouristSpots' });
    expect(await screen.findByText('Change sent back')).toBeInTheDocument();
    expect(screen.getByText('Say how to get there.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /View Details/ })).toBeInTheDocument();
    mine.unmount();
    const at = '/updateTouristSpot/fuji';
    show(editPage, { contributions: 'review', api, path: '/updateTouristSpot/:id', at });
    expect(await screen.findByLabelText(/^Description/)).toHaveValue('A quieter text.');
    expect(screen.getByText('We sent this back: Say how to get there.')).toBeInTheDocument();
  });

  it('a taken-down one says why, and cannot be edited', async () => {
    const gone = ownSpot({ state: 'archived', reason: 'The bridge is gone.' });
    const api = ownApi([gone]);
    const mine = show(minePage, { contributions: 'review', api, path: '/myTouristSpots' });
    expect(await screen.findByText('Taken down')).toBeInTheDocument();
    expect(screen.getByText('The bridge is gone.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
    mine.unmount();
    const at = '/updateTouristSpot/fuji';
    show(editPage, { contributions: 'review', api, path: '/updateTouristSpot/:id', at });
    expect(await screen.findByText('Destination Not Found')).toBeInTheDocument();
  });

  it('changing one says that it needs another review', async () => {
    const api = ownApi([ownSpot()], {
      'PUT /allSpots': () => ({ status: 200, body: ownSpot({ state: 'waiting' }) }),
    });
    const path = '/updateTouristSpot/:id';
    const at = '/updateTouristSpot/fuji';
    const { user } = show(editPage, { contributions: 'review', api, path, at });
    expect(await screen.findByText(/before others see them/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(/It’s now waiting for our approval/)).toBeInTheDocument();
  });
});

describe('without contributions', () => {
  it('the page says so kindly, except to administrators', async () => {
    const closed = 'We’re not accepting new destinations right now';
    const traveler = ownApi([], accountOf('traveller'));
    const { unmount } = show(addPage, { contributions: 'closed', api: traveler, path: ADD });
    expect(await screen.findByRole('heading', { name: closed })).toBeInTheDocument();
    unmount();
    const boss = ownApi([], accountOf('administrator'));
    show(addPage, { contributions: 'closed', api: boss, path: ADD });
    expect(await screen.findByRole('button', { name: 'Add Destination' })).toBeInTheDocument();
  });
});

describe('a destination in another currency than the site’s', () => {
  it('is edited in its own [incident CURRENCY changed under existing destinations]', async () => {
    const api = ownApi([ownSpot({ average_cost: '€210', currency: 'eur' })]);
    const path = '/updateTouristSpot/:id';
    const at = '/updateTouristSpot/fuji';
    const { user, sent } = show(editPage, { contributions: 'open', api, path, at });
    expect(await screen.findByLabelText(/^Average cost per day/)).toHaveValue('210');
    expect(screen.getByText('In EUR')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Description/), ' Snow.');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Now at /myTouristSpots')).toBeInTheDocument();
    expect(sent('PUT')[0]?.body).toMatchObject({ average_cost: '€210' });
  });
});

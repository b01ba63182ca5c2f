import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, describe, expect, it } from 'vitest';
import { ADA } from '../../../../test/fake-identity.ts';
import { renderScreen } from '../../../../test/render.tsx';
import { ToastHost } from '../../../../ui/feedback/toast-host.tsx';
import { page } from './edit-spot-page.tsx';
import { later, ownApi, ownSpot } from '../test/own-api.ts';

const PATH = '/updateTouristSpot/:id';
const mine = (
  <>
    <p>My spots here</p>
    <ToastHost />
  </>
);
const ELSEWHERE = [
  { path: '/myTouristSpots', element: mine },
  { path: '/about', element: <ToastHost /> },
];

const fuji = ownSpot({ average_cost: '$1,210.50' });

// the stack of messages outlives a screen
afterEach(() => toast.remove());

function show(api = ownApi([fuji]), id = 'fuji') {
  const element = (
    <>
      <page.Component />
      <ToastHost />
    </>
  );
  const user = userEvent.setup({ delay: null });
  const options = { api: api.api, user: ADA, at: `/updateTouristSpot/${id}`, routes: ELSEWHERE };
  return { ...renderScreen(element, options, PATH), user, sent: api.sent };
}

const name = () => screen.findByLabelText(/^Tourist spot name/);
const save = () => screen.findByRole('button', { name: 'Save Changes' });

describe('editing an own spot', () => {
  it('starts with what is stored and sends what was changed', async () => {
    const { user, sent } = show();
    expect(await name()).toHaveValue('Mount Fuji');
    expect(screen.getByLabelText(/^Country/)).toHaveValue('Japan');
    expect(screen.getByLabelText('Kind of place')).toHaveValue('mountain');
    await user.type(await name(), ' at dawn');
    await user.click(await save());
    expect(await screen.findByText('My spots here')).toBeInTheDocument();
    expect(await screen.findByText('Tourist spot updated successfully!')).toBeInTheDocument();
    expect(sent('PUT')).toMatchObject([
      {
        path: '/allSpots/fuji',
        body: {
          spot: 'Mount Fuji at dawn',
          country: 'Japan',
          location: 'Yamanashi',
          category: 'mountain',
          // untouched, the cost keeps its decimals
          average_cost: '$1210.50',
        },
      },
    ]);
  });

  it('keeps a country and a season that the fixed lists do not have', async () => {
    const { user, sent } = show(ownApi([{ ...fuji, country: 'Iceland', seasonality: 'May' }]));
    expect(await screen.findByLabelText(/^Country/)).toHaveValue('Iceland');
    await user.click(await save());
    expect(await screen.findByText('My spots here')).toBeInTheDocument();
    expect(sent('PUT')[0]?.body).toMatchObject({ country: 'Iceland', seasonality: 'May' });
  });

  it('checks as the add form does', async () => {
    const { user, sent } = show();
    await user.clear(await name());
    await user.click(await save());
    expect(await screen.findAllByText('Please enter a tourist spot name')).not.toHaveLength(0);
    expect(await name()).toBeInvalid();
    expect(sent('PUT')).toEqual([]);
  });

  it('says that saving failed and keeps what was entered', async () => {
    const { user } = show(ownApi([fuji], { 'PUT /allSpots': () => ({ status: 503, body: null }) }));
    await user.type(await name(), '!');
    await user.click(await save());
    const failed = 'Failed to update tourist spot. Please try again.';
    expect(await screen.findByText(failed)).toBeInTheDocument();
    expect(await name()).toHaveValue('Mount Fuji!');
  });

  it('leaves who went elsewhere meanwhile where they are', async () => {
    const answer = later();
    const { user, router } = show(ownApi([fuji], { 'PUT /allSpots': () => answer.promise }));
    await user.click(await save());
    await act(() => router.navigate('/about'));
    answer.answer({ status: 200, body: fuji });
    expect(await screen.findByText('Tourist spot updated successfully!')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/about');
  });

  it('leads back without saving', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('My spots here')).toBeInTheDocument();
    expect(sent('PUT')).toEqual([]);
  });
});

describe('the states before the form', () => {
  it('waits, and does not say that it was not found before the answer', async () => {
    const answer = later();
    show(ownApi([], { 'GET /allSpotsById': () => answer.promise }));
    expect(screen.getByText('Loading your destination...')).toBeInTheDocument();
    expect(screen.queryByText('Destination Not Found')).not.toBeInTheDocument();
    answer.answer({ status: 200, body: [fuji] });
    expect(await name()).toBeInTheDocument();
  });

  it("does not find somebody else's spot", async () => {
    const { user, router } = show(ownApi([fuji]), 'of-somebody-else');
    expect(await screen.findByText('Destination Not Found')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to My Tourist Spots' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/myTouristSpots'));
  });

  it('says that loading failed and tries again', async () => {
    let broken = true;
    const answer = () => (broken ? { status: 503, body: null } : { status: 200, body: [fuji] });
    const { user } = show(ownApi([], { 'GET /allSpotsById': answer }));
    expect(await screen.findByText('Failed to load tourist spots.')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await name()).toHaveValue('Mount Fuji');
  });
});

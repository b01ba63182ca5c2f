import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

// toasts stay after their screen is gone
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

describe('editing one’s own spot', () => {
  it('starts with the stored values and sends what was changed', async () => {
    const { user, sent } = show();
    expect(await name()).toHaveValue('Mount Fuji');
    expect(screen.getByLabelText(/^Country/)).toHaveValue('Japan');
    expect(screen.getByLabelText('Category')).toHaveValue('mountain');
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
          // an unchanged cost keeps its decimals
          average_cost: '$1210.50',
        },
      },
    ]);
  });

  it('keeps a country and a season that are not in the fixed lists', async () => {
    const { user, sent } = show(ownApi([{ ...fuji, country: 'Iceland', seasonality: 'May' }]));
    expect(await screen.findByLabelText(/^Country/)).toHaveValue('Iceland');
    await user.click(await save());
    expect(await screen.findByText('My spots here')).toBeInTheDocument();
    expect(sent('PUT')[0]?.body).toMatchObject({ country: 'Iceland', seasonality: 'May' });
  });

  it('is validated like the add form', async () => {
    const { user, sent } = show();
    await user.clear(await name());
    await user.click(await save());
    expect(await screen.findAllByText('Please enter a tourist spot name')).not.toHaveLength(0);
    expect(await name()).toBeInvalid();
    expect(sent('PUT')).toEqual([]);
  });

  it('says that saving failed and keeps the input', async () => {
    const { user } = show(ownApi([fuji], { 'PUT /allSpots': () => ({ status: 503, body: null }) }));
    await user.type(await name(), '!');
    await user.click(await save());
    const failed = 'Failed to update tourist spot. Please try again.';
    expect(await screen.findByText(failed)).toBeInTheDocument();
    expect(await name()).toHaveValue('Mount Fuji!');
  });

  it('does not move people who have navigated elsewhere in the meantime', async () => {
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

describe('before the form', () => {
  it('shows that it loads, and never that the spot was not found', async () => {
    const answer = later();
    show(ownApi([], { 'GET /allSpotsById': () => answer.promise }));
    expect(screen.getByText('Loading your destination...')).toBeInTheDocument();
    expect(screen.queryByText('Destination Not Found')).not.toBeInTheDocument();
    answer.answer({ status: 200, body: [fuji] });
    expect(await name()).toBeInTheDocument();
  });

  it('does not find another person’s spot', async () => {
    const { user, router } = show(ownApi([fuji]), 'of-somebody-else');
    expect(await screen.findByText('Destination Not Found')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to My Tourist Spots' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/myTouristSpots'));
  });

  it('says that loading failed and retries', async () => {
    let broken = true;
    const answer = () => (broken ? { status: 503, body: null } : { status: 200, body: [fuji] });
    const { user } = show(ownApi([], { 'GET /allSpotsById': answer }));
    expect(await screen.findByText('Failed to load tourist spots.')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await name()).toHaveValue('Mount Fuji');
  });
});

describe('pictures', () => {
  const BASE = '/media/pictures/000000000000000';
  const shown = (number: number) => ({
    _id: `p${number}`,
    url: `${BASE}${number}-1600.webp`,
    widths: [480, 960, 1600],
    width: 1600,
    height: 1200,
    alt: `Picture ${number}`,
    credit: '',
    placeholder: 'data:image/webp;base64,AA',
  });
  const file = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });
  const chooser = () => screen.findByLabelText('Choose pictures');
  const list = () => screen.findByRole('list', { name: 'Your pictures' });
  const uploading = (answers: readonly object[], spot = fuji) => {
    let sent = 0;
    const answer = () => {
      sent += 1;
      return (answers[sent - 1] ?? {}) as { status: number; body: unknown };
    };
    return show(ownApi([spot], { 'PUT /pictures': answer }));
  };
  const made = (number: number) => {
    const { _id, url, width, height, placeholder } = shown(number);
    return { status: 201, body: { _id, url, width, height, placeholder } };
  };

  it('are uploaded one by one, described, ordered, and sent; the first is the cover', async () => {
    const { user, sent } = uploading([made(1), made(2)]);
    await user.upload(await chooser(), [file('a.jpg'), file('b.jpg')]);
    await screen.findByLabelText('Description of picture 1');
    await screen.findByLabelText('Description of picture 2');
    expect(screen.queryByLabelText(/^Image URL/)).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Description of picture 1'));
    await user.paste('The bay');
    screen.getByRole('button', { name: 'Move picture 1 back' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Description of picture 2')).toHaveValue('The bay');
    // the picture is the last one now, and the focus stays on its button
    expect(screen.getByRole('button', { name: 'Move picture 2 back' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(await save());
    expect(await screen.findByText('My spots here')).toBeInTheDocument();
    const change = sent('PUT').find(({ path }) => path === '/allSpots/fuji');
    expect(change?.body).toMatchObject({
      image: `${BASE}2-1600.webp`,
      pictures: [
        { id: 'p2', alt: '', credit: '' },
        { id: 'p1', alt: 'The bay', credit: '' },
      ],
    });
  });

  it('keep the focus in their list when one is removed', async () => {
    const { user } = uploading([made(1), made(2)]);
    await user.upload(await chooser(), [file('a.jpg'), file('b.jpg')]);
    await screen.findByLabelText('Description of picture 2');
    screen.getByRole('button', { name: 'Remove picture 1' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByLabelText('Description of picture 2')).not.toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('delay the form until they are uploaded', async () => {
    const picture = later();
    const { user, sent } = show(ownApi([fuji], { 'PUT /pictures': () => picture.promise }));
    await user.upload(await chooser(), file('a.jpg'));
    const text = 'Your pictures are still uploading. We’ll save as soon as they’re ready.';
    await user.click(await save());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Waiting for pictures...' })).toBeVisible();
    expect(sent('PUT').filter(({ path }) => path === '/allSpots/fuji')).toHaveLength(0);
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    await picture.answer(made(1));
    expect(await screen.findByText('My spots here')).toBeInTheDocument();
    expect(sent('PUT').at(-1)?.body).toMatchObject({ pictures: [{ id: 'p1' }] });
  });

  it('say why one is refused, by its name, and continue with the others', async () => {
    const message = 'This file is damaged or incomplete.';
    const refused = { status: 400, body: { code: 'invalid_input', message } };
    const { user } = uploading([refused, made(2)]);
    await user.upload(await chooser(), [file('broken.jpg'), file('b.jpg')]);
    expect(await screen.findByText(`broken.jpg: ${message}`)).toBeInTheDocument();
    await screen.findByLabelText('Description of picture 1');
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Dismiss broken.jpg' }));
    expect(screen.queryByText(/broken\.jpg/)).not.toBeInTheDocument();
  });

  it('are listed with descriptions, ordered by dragging, and make way for the URL field when all are removed', async () => {
    const spot = ownSpot({ image: shown(1).url, pictures: [shown(1), shown(2)] });
    const { user, sent } = uploading([], spot);
    expect(await screen.findByLabelText('Description of picture 2')).toHaveValue('Picture 2');
    const [first, second] = within(await list()).getAllByRole('listitem');
    if (!first || !second) throw new Error('pictures are missing');
    fireEvent.dragStart(second);
    fireEvent.dragOver(first);
    fireEvent.drop(first);
    expect(screen.getByLabelText('Description of picture 1')).toHaveValue('Picture 2');
    for (const at of [2, 1])
      await user.click(screen.getByRole('button', { name: `Remove picture ${at}` }));
    expect(screen.getByLabelText(/^Image URL/)).toHaveValue('');
    await user.click(screen.getByLabelText(/^Image URL/));
    await user.paste('https://pictures.example/a.jpg');
    await user.click(await save());
    expect(await screen.findByText('My spots here')).toBeInTheDocument();
    expect(sent('PUT')[0]?.body).toMatchObject({
      image: 'https://pictures.example/a.jpg',
      pictures: [],
    });
  });

  it('are limited to eight, with a message for the ninth', async () => {
    const pictures = Array.from({ length: 7 }, (_, at) => shown(at + 1));
    const { user } = uploading([made(8)], ownSpot({ image: shown(1).url, pictures }));
    await user.upload(await chooser(), [file('h.jpg'), file('i.jpg')]);
    expect(await screen.findByText(/^i\.jpg: You’ve reached the maximum/)).toBeInTheDocument();
    expect(await screen.findByText(/That’s the maximum/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Choose pictures')).not.toBeInTheDocument();
  });
});

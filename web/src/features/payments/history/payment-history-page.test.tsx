import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast as messages } from 'react-hot-toast/headless';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TransportAnswer } from '../../../api/transport.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { ToastHost } from '../../../ui/feedback/toast-host.tsx';
import { page } from './payment-history-page.tsx';
import { aPayment, fakeApi, later, ok, problem, type Replies } from '../test/payments.ts';

const PATH = '/paymentHistory';
const fuji = aPayment();
const bali = aPayment({
  _id: 'p2',
  bookingId: 'b2',
  tripTitle: 'Uluwatu',
  price: 1000.5,
  amount: 100_050,
  transactionId: 'pi_2',
});
const holding = (...payments: unknown[]): Replies => ({ 'GET /payments': () => ok(payments) });

function show(replies: Replies, user = ADA) {
  const shown = (
    <>
      <page.Component />
      <ToastHost />
    </>
  );
  const { api, calls } = fakeApi(replies);
  const view = renderScreen(shown, { api, user, at: PATH }, PATH);
  return { ...view, person: userEvent.setup({ delay: null }), calls };
}

function onWideScreen() {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === '(min-width: 60rem)',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}
afterEach(() => {
  vi.restoreAllMocks();
  messages.remove();
});

const figure = async (label: string) =>
  (await screen.findByText(label)).parentElement?.querySelector('dd')?.textContent;
const told = async () => screen.findByRole('region', { name: 'Messages' });
const deleteButton = (trip: string) =>
  screen.findByRole('button', { name: `Delete the payment for ${trip} from this list` });
async function hide(person: ReturnType<typeof show>['person'], trip: string) {
  await person.click(await deleteButton(trip));
  await person.click(screen.getByRole('button', { name: 'Hide from history' }));
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('while the history loads', () => {
  it('says so, and mentions no empty history', async () => {
    const answer = later<TransportAnswer>();
    show({ 'GET /payments': () => answer.promise });
    expect(screen.getByRole('status')).toHaveTextContent('Loading payment history...');
    expect(screen.queryByText('No Payment History')).not.toBeInTheDocument();
    await act(async () => answer.give(ok([fuji])));
    expect(await screen.findByText('Mount Fuji')).toBeVisible();
    expect(screen.queryByText('Loading payment history...')).not.toBeInTheDocument();
  });

  it('[spec §8 Payment history: fetch failure] says so in a toast and on the page, and tries again', async () => {
    let broken = true;
    const { person } = show({ 'GET /payments': () => (broken ? problem(503, 'x') : ok([fuji])) });
    const title = 'Failed to fetch payment history';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await within(await told()).findByText(title)).toBeInTheDocument();
    expect(screen.queryByText('No Payment History')).not.toBeInTheDocument();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mount Fuji')).toBeVisible();
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
  });

  it('[spec §2 Payment history: empty state] [spec §2 Payment history: empty text] [spec §2 Payment history: Make a Booking] invites to book', async () => {
    show(holding());
    const title = await screen.findByRole('heading', { level: 1, name: 'No Payment History' });
    expect(title).toBeVisible();
    expect(screen.getByText(/^Ada Lovelace, .*Complete a booking/)).toBeVisible();
    expect(hrefOf('Make a Booking')).toBe('/allTouristSpots');
    expect(hrefOf('Back to Home')).toBe('/');
    expect(screen.queryByText('Total Payments')).not.toBeInTheDocument();
    // the text must also be true for a traveler who has paid and has hidden the payment
    expect(screen.queryByText(/not paid/)).not.toBeInTheDocument();
    expect(hrefOf('My bookings')).toBe('/bookings');
  });
});

describe('the figures and the heading', () => {
  it("[spec §2 Payment history: heading] [spec §2 Payment history: Back to Home] is the user's name and the title", async () => {
    show(holding(fuji));
    const name = 'Ada Lovelace Payment History';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(hrefOf('Back to Home')).toBe('/');
  });

  it('uses the email of a user without a name', async () => {
    show(holding(fuji), { ...ADA, name: '' });
    const name = 'ada@example.com Payment History';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });

  it('[spec §2 Payment history: Total Payments] [spec §2 Payment history: Total Spent] counts and sums', async () => {
    show(holding(fuji, bali));
    expect(await figure('Total Payments')).toBe('2');
    expect(await figure('Total Spent')).toBe('$1,210.50');
    expect(screen.queryByText('Refunds sent')).not.toBeInTheDocument();
    expect(screen.queryByText(/after refunds/)).not.toBeInTheDocument();
    expect(screen.getAllByText('WF-7K3M9Q')).toHaveLength(2);
  });

  it('marks test payments, and adds up only real money', async () => {
    show(holding(fuji, aPayment({ ...bali, test: true })));
    expect(await figure('Total Spent')).toBe('$210');
    expect(screen.getAllByText('TEST')).toHaveLength(1);
  });

  it('shows refunds', async () => {
    show(holding({ ...fuji, amountRefunded: 21_000 }, { ...bali, amountRefunded: 1000 }));
    expect(await figure('Total Spent')).toBe('$1,210.50');
    expect(await figure('Refunds sent')).toBe('$220');
    expect(screen.getByText('Your bank shows the refund within 10 days.')).toBeVisible();
    expect(screen.getByText('Refund sent')).toBeVisible();
    expect(screen.getByText('$990.50 after refunds')).toBeVisible();
    expect(screen.getByText('$10 refund sent')).toBeVisible();
  });

  it("[spec §6 Payment history: own only] shows an administrator their own payments, not everyone's", async () => {
    show(
      holding({ ...fuji, userEmail: 'ADA@example.com' }, { ...bali, userEmail: 'b@example.com' }),
    );
    expect(await figure('Total Payments')).toBe('1');
    expect(screen.getByText('Mount Fuji')).toBeVisible();
    expect(screen.queryByText('Uluwatu')).not.toBeInTheDocument();
  });
});

describe('the list', () => {
  it('[spec §2 Payment history: cards and table] [spec §2 Payment history: columns] [spec §3 Payment history: trip name] [spec §2 Payment history: delete action] is a table on wide screens', async () => {
    onWideScreen();
    show(holding(bali, fuji));
    const table = await screen.findByRole('table', { name: 'Your payments, newest first' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      '#',
      'Trip Name',
      'Price',
      'Transaction ID',
      'Actions',
    ]);
    const [, first, second] = within(table).getAllByRole('row');
    const cells = (row: HTMLElement | undefined) =>
      within(row ?? table)
        .getAllByRole('cell')
        .slice(0, 4)
        .map(({ textContent }) => textContent);
    expect(cells(first)).toEqual(['1', expect.stringMatching(/^Uluwatu/), '$1,000.50', 'pi_2']);
    expect(cells(second)).toEqual(['2', expect.stringMatching(/^Mount Fuji/), '$210', 'pi_1']);
    expect(within(table).getAllByRole('button', { name: /^Delete the payment/ })).toHaveLength(2);
    expect(hrefOf('Receipt for Uluwatu')).toBe('/payments/p2/receipt');
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('[spec §2 Payment history: cards and table] [spec §2 Payment history: columns] is cards on small ones', async () => {
    show(holding(bali, fuji));
    const list = await screen.findByRole('list', { name: 'Your payments, newest first' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const [first] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(/#1.*Uluwatu.*\$1,000\.50.*Transaction ID.*pi_2/);
    expect(within(list).getAllByRole('button', { name: /^Delete the payment/ })).toHaveLength(2);
  });
});

describe('deleting', () => {
  it('asks first, and says what is deleted and what stays', async () => {
    const breakdown = {
      total: 21_000,
      paid: 21_000,
      refunded: 0,
      dueNow: 0,
      dueOnArrival: 0,
      currency: 'usd',
    };
    const { person, calls } = show(holding({ ...fuji, breakdown }));
    await person.click(await deleteButton('Mount Fuji'));
    const dialog = screen.getByRole('alertdialog', { name: 'Hide from history?' });
    expect(dialog).toHaveAccessibleDescription(
      /payment of \$210 for Mount Fuji will disappear.*trip stays paid.*receipt stays with the booking.*Nothing is refunded/,
    );
    await person.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByText('Mount Fuji')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('says of a canceled trip neither that it is paid nor that nothing is refunded', async () => {
    const { person } = show(holding({ ...fuji, breakdown: undefined }));
    await person.click(await deleteButton('Mount Fuji'));
    const dialog = screen.getByRole('alertdialog', { name: 'Hide from history?' });
    expect(dialog).toHaveAccessibleDescription(/in our records, and you’ll still get any refund/);
    expect(dialog).not.toHaveTextContent(/stays paid|Nothing is refunded/);
  });

  it('does not say that a refunded payment’s trip is paid', async () => {
    const { person } = show(holding({ ...fuji, amountRefunded: 21_000 }));
    await person.click(await deleteButton('Mount Fuji'));
    const dialog = screen.getByRole('alertdialog', { name: 'Hide from history?' });
    expect(dialog).toHaveAccessibleDescription(/The payment and its refund stay/);
    expect(dialog).not.toHaveTextContent('stays paid');
  });

  it('[spec §4 Payment history: deleting] [spec §8 Payment history: delete toast] only its row is disabled; then it is gone and the focus is on the row in its place', async () => {
    const answer = later<TransportAnswer>();
    let list = [bali, fuji];
    const { person, calls } = show({
      'GET /payments': () => ok(list),
      'DELETE /payments/p2': () => answer.promise,
    });
    await hide(person, 'Uluwatu');
    expect(await deleteButton('Uluwatu')).toHaveAttribute('aria-disabled', 'true');
    const spinner = (button: HTMLElement) => button.querySelector('.animate-spin');
    expect(spinner(await deleteButton('Uluwatu'))).not.toBeNull();
    expect(await deleteButton('Mount Fuji')).not.toHaveAttribute('aria-disabled');
    expect(spinner(await deleteButton('Mount Fuji'))).toBeNull();
    expect(screen.getByText('Uluwatu')).toBeVisible();

    list = [fuji];
    await act(async () => answer.give(ok({ deletedCount: 1 })));
    await waitFor(() => expect(screen.queryByText('Uluwatu')).not.toBeInTheDocument());
    expect(
      await within(await told()).findByText('Payment history deleted successfully'),
    ).toBeInTheDocument();
    expect(await figure('Total Payments')).toBe('1');
    expect((await deleteButton('Mount Fuji')).closest('li')).toHaveFocus();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it.each([
    ['answers that nothing was deleted', ok({ deletedCount: 0 })],
    ['fails', problem(500, 'internal')],
  ])(
    '[spec §8 Payment history: delete failure toast] a call that %s leaves the row unchanged',
    async (_name, answer) => {
      const { person } = show({ ...holding(fuji), 'DELETE /payments/p1': () => answer });
      await hide(person, 'Mount Fuji');
      expect(
        await within(await told()).findByText('Failed to delete payment history'),
      ).toBeInTheDocument();
      expect(await deleteButton('Mount Fuji')).not.toHaveAttribute('aria-disabled');
      expect(screen.queryByText('Payment history deleted successfully')).not.toBeInTheDocument();
    },
  );

  it('a repeated press, for example of a held key, hides no other row', async () => {
    let list = [bali, fuji];
    const { person, calls } = show({
      'GET /payments': () => ok(list),
      'DELETE /payments/p2': () => {
        list = [fuji];
        return ok({ deletedCount: 1 });
      },
    });
    (await deleteButton('Uluwatu')).focus();
    await person.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Hide from history' }).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Uluwatu')).not.toBeInTheDocument());
    await person.keyboard('{Enter}{Enter}');
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('leaves the focus if the visitor has moved it in the meantime', async () => {
    const answer = later<TransportAnswer>();
    let list = [bali, fuji];
    const { person } = show({
      'GET /payments': () => ok(list),
      'DELETE /payments/p2': () => answer.promise,
    });
    await hide(person, 'Uluwatu');
    const elsewhere = screen.getByRole('link', { name: 'Receipt for Mount Fuji' });
    elsewhere.focus();
    list = [fuji];
    await act(async () => answer.give(ok({ deletedCount: 1 })));
    await waitFor(() => expect(screen.queryByText('Uluwatu')).not.toBeInTheDocument());
    expect(elsewhere).toHaveFocus();
  });

  it('of the last payment shows the empty history', async () => {
    let list = [fuji];
    const { person } = show({
      'GET /payments': () => ok(list),
      'DELETE /payments/p1': () => {
        list = [];
        return ok({ deletedCount: 1 });
      },
    });
    await hide(person, 'Mount Fuji');
    expect(await screen.findByText('No Payment History')).toBeVisible();
  });
});

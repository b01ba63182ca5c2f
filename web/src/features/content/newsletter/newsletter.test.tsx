import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ApiRequest, TransportAnswer } from '../../../api/transport.ts';
import { renderScreen } from '../../../test/render.tsx';
import { ToastHost } from '../../../ui/feedback/toast-host.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { page as confirmPage } from './confirm-newsletter-page.tsx';
import { page as unsubscribePage } from './unsubscribe-page.tsx';

const done: TransportAnswer = { status: 200, body: { received: true } };

function show(element: React.ReactNode, answer: TransportAnswer = done, at = '/') {
  const calls: ApiRequest[] = [];
  const view = renderScreen(
    <>
      {element}
      <ToastHost />
    </>,
    {
      at,
      api: async (request) => {
        calls.push(request);
        return answer;
      },
    },
  );
  return { ...view, calls, user: userEvent.setup({ delay: null }) };
}

describe('the newsletter form', () => {
  const address = () => screen.getByRole('textbox', { name: 'Email for the newsletter' });
  const consent = () => screen.getByRole('checkbox');
  const subscribe = () => screen.getByRole('button', { name: 'Subscribe' });

  it('[spec §2 Footer: newsletter input] [spec §2 Footer: newsletter button] subscribes with consent and stays on the page', async () => {
    const { calls, user, router } = show(<NewsletterForm />, done, '/support');
    expect(address()).toHaveAttribute('type', 'email');
    await user.type(address(), ' reader@example.com');
    await user.click(consent());
    await user.click(subscribe());
    await waitFor(() => expect(screen.getByText('Check your inbox to confirm.')).toBeVisible());
    expect(calls).toEqual([
      {
        path: '/newsletterSubscriptions',
        method: 'POST',
        auth: 'public',
        body: { email: 'reader@example.com', consent: true },
      },
    ]);
    expect(address()).toHaveValue('');
    expect(router.state.location.pathname).toBe('/support');
  });

  it.each([
    ['', true, 'Please enter your email address'],
    ['nowhere', true, 'This doesn’t look like an email address'],
    ['reader@example.com', false, 'Please check the box to subscribe'],
  ])('with %j and consent %j says what is missing', async (typed, agrees, text) => {
    const { calls, user } = show(<NewsletterForm />);
    if (typed) await user.type(address(), typed);
    if (agrees) await user.click(consent());
    await user.click(subscribe());
    expect(await screen.findByText(text)).toBeVisible();
    expect(calls).toEqual([]);
    const [wrong, right] = agrees ? [address(), consent()] : [consent(), address()];
    expect(wrong).toHaveFocus();
    expect(wrong).toBeInvalid();
    expect(wrong).toHaveAccessibleDescription(text);
    expect(right).toBeValid();
  });

  it('says that it failed, and keeps the address', async () => {
    const { user } = show(<NewsletterForm />, { status: 503, body: null });
    await user.type(address(), 'reader@example.com');
    await user.click(consent());
    await user.click(subscribe());
    // the toast and its view load with the press
    await waitFor(() =>
      expect(screen.getByText('We couldn’t subscribe you. Please try again.')).toBeVisible(),
    );
    expect(address()).toHaveValue('reader@example.com');
  });
});

describe('confirming the newsletter', () => {
  const element = <confirmPage.Component />;
  const at = '/newsletter/confirm?token=id.secret';
  const press = () => screen.getByRole('button', { name: 'Confirm' });

  it('takes one press, which a mail scanner does not make', async () => {
    const { calls, user } = show(element, { status: 200, body: { confirmed: true } }, at);
    expect(calls).toEqual([]);
    await user.click(press());
    expect(await screen.findByRole('heading', { name: 'You’re on the list' })).toBeVisible();
    expect(calls).toMatchObject([
      { path: '/newsletterSubscriptions/confirm', body: { token: 'id.secret' } },
    ]);
  });

  it('says that a link was used or is old', async () => {
    const { user } = show(element, { status: 200, body: { confirmed: false } }, at);
    await user.click(press());
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });

  it('explains a link without its token', () => {
    show(element, done, '/newsletter/confirm');
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  });
});

describe('leaving the newsletter', () => {
  const element = <unsubscribePage.Component />;
  const at = '/newsletter/unsubscribe?token=abc';

  it('takes one press, which a mail scanner does not make', async () => {
    const { calls, user } = show(element, done, at);
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByRole('heading', { name: 'You’re off the list' })).toBeVisible();
    expect(calls).toMatchObject([
      { path: '/newsletterSubscriptions/unsubscribe', body: { token: 'abc' } },
    ]);
  });

  it('ends review requests through the links in them', async () => {
    const { calls, user } = show(element, done, '/newsletter/unsubscribe?token=trips.b1.signature');
    await user.click(screen.getByRole('button', { name: 'Don’t ask me again' }));
    expect(await screen.findByRole('heading', { name: 'We won’t ask again' })).toBeVisible();
    expect(calls).toMatchObject([{ body: { token: 'trips.b1.signature' } }]);
  });

  it('can be retried after a failure', async () => {
    const { user } = show(element, { status: 503, body: null }, at);
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work.');
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).not.toHaveAttribute(
      'aria-disabled',
    );
  });

  it('explains a link without its token', () => {
    show(element, done, '/newsletter/unsubscribe');
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });
});

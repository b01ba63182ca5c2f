import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { PublicConfig } from '../../../api/public-config.ts';
import type { ApiRequest, TransportAnswer } from '../../../api/transport.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { ToastHost } from '../../../ui/feedback/toast-host.tsx';
import { page } from './contact-page.tsx';

const received: TransportAnswer = { status: 201, body: { received: true } };

function show(
  answer: TransportAnswer = received,
  at = '/contact',
  user: typeof ADA | null = null,
  config: Partial<PublicConfig> = {},
) {
  const calls: ApiRequest[] = [];
  renderScreen(
    <>
      <page.Component />
      <ToastHost />
    </>,
    {
      at,
      user,
      config,
      api: async (request) => {
        calls.push(request);
        return answer;
      },
    },
  );
  return { calls, user: userEvent.setup({ delay: null }) };
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send message' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field(/Your name/), 'Ada');
  await user.type(field(/Your email/), 'ada@example.com');
  await user.type(field(/Subject/), 'Ferry');
  await user.type(field(/Your message/), 'When does it leave?');
}

it('sends the message, says thanks, and empties the form', async () => {
  const { calls, user } = show();
  await fill(user);
  await user.click(send());
  expect(await screen.findByText('Thank you! We’ve received your message.')).toBeVisible();
  expect(calls).toEqual([
    {
      path: '/contactMessages',
      method: 'POST',
      auth: 'public',
      body: {
        name: 'Ada',
        email: 'ada@example.com',
        subject: 'Ferry',
        message: 'When does it leave?',
      },
    },
  ]);
  expect(field(/Your message/)).toHaveValue('');
  expect(field(/Your name/)).toHaveValue('Ada');
});

it('lists every missing field next to it, and sends nothing', async () => {
  const { calls, user } = show();
  await user.type(field(/Your email/), 'nowhere');
  await user.click(send());
  expect(await screen.findByText('Please tell us your name')).toBeVisible();
  expect(screen.getByText('This doesn’t look like an email address')).toBeVisible();
  expect(screen.getByText('Please enter a subject')).toBeVisible();
  expect(screen.getByText('Please write your message')).toBeVisible();
  expect(field(/Your name/)).toBeInvalid();
  expect(field(/Your name/)).toHaveFocus();
  expect(calls).toEqual([]);
});

it('keeps the message if sending fails', async () => {
  const { user } = show({ status: 503, body: null });
  await fill(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your message couldn’t be sent. Your text is still here. Something went wrong on our side.',
  );
  expect(field(/Your message/)).toHaveValue('When does it leave?');
});

it('knows a signed-in visitor, and the message’s recipient', async () => {
  show(received, '/contact?to=Nadia%20Rahman', ADA);
  await waitFor(() => expect(field(/Your name/)).toHaveValue('Ada Lovelace'));
  expect(field(/Your email/)).toHaveValue('ada@example.com');
  expect(field(/Subject/)).toHaveValue('A question for Nadia Rahman');
});

it('sends from the account’s address if it is unchanged, and anonymously otherwise', async () => {
  const { calls, user } = show(received, '/contact', ADA);
  await waitFor(() => expect(field(/Your email/)).toHaveValue('ada@example.com'));
  const write = async () => {
    await user.type(field(/Subject/), 'Ferry');
    await user.type(field(/Your message/), 'When?');
    await user.click(send());
    await waitFor(() => expect(field(/Your message/)).toHaveValue(''));
  };
  await write();
  await user.clear(field(/Your email/));
  await user.type(field(/Your email/), 'grace@example.com');
  await write();
  expect(calls).toEqual([
    {
      path: '/account/contactMessages',
      method: 'POST',
      auth: 'user',
      body: { name: 'Ada Lovelace', subject: 'Ferry', message: 'When?' },
    },
    expect.objectContaining({
      path: '/contactMessages',
      body: expect.objectContaining({ email: 'grace@example.com' }),
    }),
  ]);
});

it('offers the telephone, email and the questions', () => {
  show();
  expect(screen.getByRole('link', { name: '+1 202 555 0142' })).toHaveAttribute(
    'href',
    'tel:+12025550142',
  );
  expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
});

it('offers a chat if the agency has a number for it', () => {
  show(received, '/contact', null, { contact: { whatsapp: '+351 912 345 678' } });
  const chat = screen.getByRole('link', { name: '+351 912 345 678' });
  expect(chat).toHaveAttribute('href', 'https://wa.me/351912345678');
});

it.each([
  ['about', 'A question about Mount Fuji'],
  ['review', 'How it was: Mount Fuji'],
])('opens with what the message is %s', (query, subject) => {
  show(received, `/contact?${query}=Mount%20Fuji`);
  expect(field(/Subject/)).toHaveValue(subject);
});

it('offers only the agency’s own number and address', () => {
  show(received, '/contact', null, { mode: 'production', contact: {} });
  expect(screen.queryByText('Call us')).not.toBeInTheDocument();
  expect(screen.queryByText('Send an email')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Support' })).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import type { BookingRecord } from '@wayfarer/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../../../../test/fake-api.ts';
import { aRecord } from '../../../../test/a-record.ts';
import { openRecord, press } from '../../../../test/open-record.tsx';

const LINK = '/operator/bookings/maya/tripLink';
const URL = 'https://wayfarer.example/my-trip#v1.maya.1.signature';

/** Maya booked by phone and has neither an account nor an email. */
const caller = (change: Partial<BookingRecord> = {}) =>
  aRecord(
    {
      customer: null,
      guest: { _id: 'guest', bookings: 2 },
      tripLink: { active: true, until: '2027-05-16' },
      ...change,
    },
    { travelEmail: '', travelPhone: '+351912345678' },
  );

afterEach(() => vi.unstubAllGlobals());

test('shows a caller’s contact data, and links to their other bookings', async () => {
  openRecord(caller());
  expect(await screen.findByRole('link', { name: '+351 912 345 678' })).toHaveAttribute(
    'href',
    'tel:+351912345678',
  );
  expect(screen.getByText('No account. 2 bookings.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show customer' })).toHaveAttribute(
    'href',
    '/admin/customers/guest',
  );
  expect(screen.queryByRole('button', { name: 'Send email' })).not.toBeInTheDocument();
});

test('corrects the contact, and offers to resend the confirmation only for a new address', async () => {
  const { person, sent } = openRecord(caller(), {
    answers: { 'POST /operator/bookings/maya/contact': () => ok(caller()) },
  });
  await press(person, 'Correct contact');
  const dialog = within(screen.getByRole('dialog', { name: 'Correct the contact' }));
  const confirmation = () => dialog.queryByLabelText('Send the confirmation to the new address');
  expect(confirmation()).toBeNull();
  await person.type(dialog.getByLabelText('Email address'), 'maya@example.com');
  expect(confirmation()).toBeChecked();
  await person.click(dialog.getByRole('button', { name: 'Save contact' }));
  expect(sent()?.body).toEqual({
    revision: 3,
    name: 'Maya Brennan',
    email: 'maya@example.com',
    phone: '+351 912 345 678',
    notify: true,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('asks for at least one way to reach the customer', async () => {
  const { person, sent } = openRecord(caller());
  await press(person, 'Correct contact');
  const dialog = within(screen.getByRole('dialog'));
  await person.clear(dialog.getByLabelText('Phone number'));
  await person.click(dialog.getByRole('button', { name: 'Save contact' }));
  expect(await dialog.findByText('Enter an email address or a phone number')).toBeVisible();
  expect(sent()).toBeUndefined();
});

test('leaves an account’s address to its owner', async () => {
  const { person } = openRecord();
  await press(person, 'Correct contact');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Email address')).toHaveAttribute('readonly');
  expect(dialog.getByText(/The email address belongs to the customer’s account/)).toBeVisible();
});

test('shows a colleague’s changes, and replaces them if the person saves again', async () => {
  const theirs = caller();
  theirs.booking = { ...theirs.booking, revision: 4, travelName: 'M. Brennan' };
  let tries = 0;
  const { person, sent } = openRecord(caller(), {
    answers: {
      'GET /operator/bookings/maya': () => ok(tries === 0 ? caller() : theirs),
      'POST /operator/bookings/maya/contact': () =>
        (tries += 1) === 1 ? refused(409, 'revision_changed') : ok(theirs),
    },
  });
  await press(person, 'Correct contact');
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Save contact' }));
  expect(await dialog.findByText(/A colleague has changed this booking/)).toHaveTextContent(
    'M. Brennan',
  );
  await person.click(dialog.getByRole('button', { name: 'Save contact' }));
  await waitFor(() => expect(sent()?.body).toMatchObject({ revision: 4 }));
});

test('copies the link to the trip, replaces it and closes it', async () => {
  const copied: string[] = [];
  const { person, calls } = openRecord(caller(), {
    answers: {
      [`GET ${LINK}`]: () => ok({ url: URL, until: '2027-05-16' }),
      [`POST ${LINK}`]: () => ok({ url: `${URL}2`, until: '2027-05-16' }),
      [`DELETE ${LINK}`]: () => ok({ deletedCount: 1 }),
    },
  });
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));
  await press(person, 'Copy link');
  await waitFor(() => expect(copied).toEqual([URL]));
  await press(person, 'New link');
  await waitFor(() => expect(copied).toEqual([URL, `${URL}2`]));
  await press(person, 'End link');
  await waitFor(() =>
    expect(calls.map(({ method }) => method).filter((method) => method === 'DELETE')).toHaveLength(
      1,
    ),
  );
});

test('says that a link was closed, and offers only a new one', async () => {
  openRecord(caller({ tripLink: { active: false, until: '2027-05-16' } }));
  expect(await screen.findByText(/^The link was ended/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'New link' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
});

test('hides the link and the contact from those who may only read', async () => {
  openRecord(caller(), { permissions: ['bookings.read'] });
  expect(await screen.findByRole('link', { name: '+351 912 345 678' })).toBeVisible();
  for (const name of ['Copy link', 'Correct contact']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

const LANGUAGES = [
  { tag: 'en', name: 'English', prefix: '' },
  { tag: 'de', name: 'Deutsch', prefix: '/de' },
];

test('shows the language of the customer’s emails, and corrects it', async () => {
  const german = caller();
  german.booking = { ...german.booking, language: 'de' };
  const { person, sent } = openRecord(german, {
    config: { languages: LANGUAGES },
    answers: { 'POST /operator/bookings/maya/contact': () => ok(german) },
  });
  expect(await screen.findByText('Emails in Deutsch')).toBeVisible();
  await press(person, 'Correct contact');
  const dialog = within(screen.getByRole('dialog'));
  const choice = dialog.getByLabelText('Language of emails and documents');
  expect(choice).toHaveValue('de');
  await person.selectOptions(choice, 'English');
  await person.click(dialog.getByRole('button', { name: 'Save contact' }));
  expect(sent()?.body).toMatchObject({ language: 'en' });
});

test('mentions no languages on a site in one language', async () => {
  const { person } = openRecord(caller());
  await press(person, 'Correct contact');
  expect(screen.queryByText(/^Emails in/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Language of emails and documents')).not.toBeInTheDocument();
});

import type { InboxMessage, InboxRecord } from '@wayfarer/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactMessages, contactReplies, mailOutbox } from '../../../db/tables.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput } from '../../../test/factories.ts';
import { makeMember, signInTraveler, verifyEmail, type TestPerson } from '../../../test/people.ts';

let world: TestApp;
let colleague: TestPerson;
let owner: TestPerson;

beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
  colleague = await world.createTraveler('Cleo Colleague');
  await makeMember(world, colleague, 'staff');
});
afterAll(() => world.close());
beforeEach(() => world.clock.advance(1000));

let written = 0;

async function write(change: object = {}): Promise<string> {
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'Ferry', message: 'When?' };
  world.clock.advance(1000);
  written += 1; // a different address each time, because this test isn't about the limit per address
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: '/api/contactMessages',
    remoteAddress: `10.2.0.${written}`,
    payload: { ...message, ...change },
  });
  expect(statusCode).toBe(201);
  const [newest] = (await colleague.get('/operator/inbox')).body as InboxMessage[];
  return newest?._id ?? '';
}

const list = async (query: string) =>
  ((await colleague.get(`/operator/inbox?${query}`)).body as InboxMessage[]).map(
    ({ subject }) => subject,
  );
const read = async (id: string) =>
  (await colleague.get(`/operator/inbox/${id}`)).body as InboxRecord;
const mailsTo = (email: string) =>
  world.db.orm.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
const acts = async (id: string) =>
  ((await owner.get('/audit')).body as { subjectId: string; action: string; detail: object }[])
    .filter(({ subjectId }) => subjectId === id)
    .map(({ action, detail }) => [action, detail])
    .reverse();

async function proved(person: TestPerson): Promise<TestPerson> {
  await verifyEmail(world, person.uid);
  world.clock.advance(1000);
  const again = await signInTraveler(world.app, person.email);
  expect((await again.get('/account')).status).toBe(200);
  return again;
}

describe('the inbox', () => {
  it('finds messages by state, words and assignee, newest first', async () => {
    const [first, second] = [
      await write({ subject: 'Lost umbrella', name: 'Zoë 100%' }),
      await write({ subject: 'Dolomites', message: 'Is there\n\nany snow in May?' }),
    ];
    expect((await list('')).slice(0, 2)).toEqual(['Dolomites', 'Lost umbrella']);
    expect(await list('q=SNOW')).toEqual(['Dolomites']);
    expect(await list('q=100%25')).toEqual(['Lost umbrella']);
    expect(await list('q=zoë')).toEqual(['Lost umbrella']);
    const taken = await colleague.patch(`/operator/inbox/${first}`, { assignedTo: colleague.uid });
    expect(taken.body.message).toMatchObject({
      state: 'open',
      assignedTo: { _id: colleague.uid, name: 'Cleo Colleague' },
    });
    expect(await list('assigned=me')).toEqual(['Lost umbrella']);
    expect(await list('assigned=nobody')).not.toContain('Lost umbrella');
    expect(await list('state=open&q=umbrella')).toEqual(['Lost umbrella']);
    await colleague.patch(`/operator/inbox/${second}`, { state: 'spam' });
    expect(await list('state=spam')).toEqual(['Dolomites']);
    const { body } = await colleague.get('/operator/inbox/count');
    expect(body).toMatchObject({ open: 1, spam: 1, answered: 0, closed: 0 });
    const [shown] = (await colleague.get('/operator/inbox?q=snow')).body as InboxMessage[];
    expect(shown?.excerpt).toBe('Is there any snow in May?');
  });

  it('is read page by page', async () => {
    const at = '2020-01-01T00:00:00Z';
    await world.db.sql.query(
      `insert into contact_messages (id, name, email, subject, message, created_at, state)
       select 'old-' || n, 'Ada', 'a@example.com', 'Old ' || n, 'x', $1::timestamptz, 'closed'
       from generate_series(101, 160) as n`,
      [at],
    );
    const first = await colleague.get('/operator/inbox?state=closed');
    const next = /^<\/api(.+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await colleague.get(next);
    const ids = [...first.body, ...second.body].map(({ _id }: InboxMessage) => _id);
    expect([first.body.length, second.body.length]).toEqual([50, 10]);
    expect(new Set(ids).size).toBe(60);
    expect(second.headers['link']).toBeUndefined();
    expect((await colleague.get('/operator/inbox?cursor=forged')).status).toBe(400);
  });

  it('assigns no message to someone who can’t answer, and doesn’t find unknown messages', async () => {
    const id = await write();
    const traveler = await world.createTraveler();
    for (const assignedTo of [traveler.uid, 'nobody at all']) {
      const refused = await colleague.patch(`/operator/inbox/${id}`, { assignedTo });
      expect([refused.status, refused.body.field]).toEqual([400, 'assignedTo']);
    }
    for (const answer of [
      await colleague.get('/operator/inbox/gone'),
      await colleague.patch('/operator/inbox/gone', { state: 'open' }),
      await colleague.post('/operator/inbox/gone/replies', { text: 'x' }),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    const people = (await colleague.get('/operator/inbox/people')).body;
    expect(people).toContainEqual({ _id: colleague.uid, name: 'Cleo Colleague' });
    expect(people).toContainEqual({ _id: owner.uid, name: owner.name });
    expect(JSON.stringify(people)).not.toContain('@');
  });

  it('records who did what, and nothing if nothing changed', async () => {
    const id = await write();
    const patch = (body: object) => colleague.patch(`/operator/inbox/${id}`, body);
    await patch({ assignedTo: owner.uid });
    await patch({ assignedTo: owner.uid });
    await patch({ state: 'open' });
    await patch({ assignedTo: null, state: 'closed' });
    expect(await acts(id)).toEqual([
      ['message_changed', { from: 'new', to: 'open', assignedTo: owner.uid }],
      ['message_changed', { from: 'open', to: 'closed', assignedTo: 'nobody' }],
    ]);
  });
});

describe('an answer', () => {
  it('is sent as an email that quotes the message, and replies to it go to the agency', async () => {
    const id = await write({ email: 'grace@example.com', name: 'Grace', message: 'When?\n<b>' });
    const text = 'At nine.\n\nBring a coat.';
    const made = await colleague.post(`/operator/inbox/${id}/replies`, { text });
    expect(made.status).toBe(201);
    const now = world.clock.now().toISOString();
    expect(made.body).toMatchObject({
      message: { state: 'answered', answeredAt: now, assignedTo: { _id: colleague.uid } },
      replies: [{ at: now, by: { name: 'Cleo Colleague' }, text, mail: 'pending' }],
    });
    const mail = (await mailsTo('grace@example.com')).at(-1);
    expect(mail).toMatchObject({
      subject: 'Re: Ferry',
      replyTo: 'journeys@example.com',
      autoSubmitted: 'no',
    });
    expect(mail?.textBody).toMatch(/Hi Grace,\s+At nine\.\s+Bring a coat\.\s+You wrote:/);
    expect(mail?.textBody).toContain('> When?\n> <b>');
    expect(mail?.htmlBody).not.toContain('<b>');
    const [kept] = await world.db.orm
      .select()
      .from(contactReplies)
      .where(eq(contactReplies.messageId, id));
    expect(kept?.mailId).toBe(mail?.id);
    expect(await acts(id)).toEqual([['message_answered', {}]]);
    await world.db.sql.query('delete from mail_outbox where id = $1', [mail?.id]);
    expect((await read(id)).replies).toMatchObject([{ text, mail: null }]);
  });

  it('is sent once, even if its request is repeated, also at once', async () => {
    const email = 'once@example.com';
    const id = await write({ email });
    const send = () =>
      colleague.post(
        `/operator/inbox/${id}/replies`,
        { text: 'Yes.' },
        { 'idempotency-key': 'the-one' },
      );
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.replies[0]._id)).size).toBe(1);
    const sent = (await mailsTo(email)).filter(({ subject }) => subject === 'Re: Ferry');
    expect(sent).toHaveLength(1);
  });

  it('whose response was lost is found again', async () => {
    const id = await write({ email: 'lost@example.com' });
    const send = () =>
      colleague.post(`/operator/inbox/${id}/replies`, { text: 'Yes.' }, { 'idempotency-key': 'l' });
    const first = await send();
    await world.db.sql.query(
      `update idempotency_keys set status = null, answer = null, started_at = '2020-01-01'
       where uid = $1 and key = 'l'`,
      [colleague.uid],
    );
    expect((await send()).body.replies).toEqual(first.body.replies);
  });

  it('without text isn’t sent', async () => {
    const id = await write();
    const refused = await colleague.post(`/operator/inbox/${id}/replies`, { text: '  \n ' });
    expect([refused.status, refused.body.field]).toEqual([400, 'text']);
    expect((await read(id)).replies).toEqual([]);
  });
});

it('exports what a filter finds as a table, with all words, and records who exported it', async () => {
  const long = `=1+1 ${'and more '.repeat(60)}`;
  const id = await write({ subject: 'Spreadsheet', message: long });
  await write({ subject: 'Another' });
  const table = await colleague.get('/operator/inbox.csv?q=spreadsheet');
  expect(table.status).toBe(200);
  const [titles, ...lines] = String(table.body).trim().split('\r\n');
  expect(titles).toContain('at,name,email,subject,message,state,assigned_to,answered_at');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`,"Spreadsheet","'${long.trim()}","new","",`);
  expect((await read(id)).message.state).toBe('new');
  const { body } = await owner.get('/operator/audit?kind=messages');
  expect(body[0]).toMatchObject({ action: 'messages_exported', byUserId: colleague.uid });
  expect((await owner.get('/operator/inbox.csv?state=gone')).status).toBe(400);
  expect((await world.anonymous.get('/operator/inbox.csv')).status).toBe(401);
});

describe('the writer', () => {
  it('is a customer with their trips if the address is verified; otherwise a stranger', async () => {
    const [ada, stranger] = [
      await world.createTraveler('Ada Customer'),
      await world.createTraveler(),
    ];
    const signedIn = await proved(ada);
    const booked = await signedIn.post('/bookings', bookingInput(await addSpot(owner)));
    expect(booked.status).toBe(201);
    const typed = await read(await write({ email: ada.email.toUpperCase() }));
    expect(typed.customer).toMatchObject({
      _id: ada.uid,
      name: 'Ada Customer',
      signedIn: false,
      bookings: [{ _id: booked.body._id, state: 'booked', people: 1 }],
    });
    expect((await read(await write({ email: stranger.email }))).customer).toBeNull();
    const own = { name: 'Ada', subject: 'Own', message: 'Me' };
    await signedIn.post('/account/contactMessages', own);
    const [{ _id: id }] = (await colleague.get('/operator/inbox?q=own')).body;
    expect((await read(id)).customer).toMatchObject({ _id: ada.uid, signedIn: true });
  });

  it('gets the answers in the export of their data, and deletes them with it; a colleague’s name is removed', async () => {
    const ada = await proved(await world.createTraveler());
    const leaver = await world.createTraveler();
    await makeMember(world, leaver, 'staff');
    await ada.post('/account/contactMessages', { name: 'Ada', subject: 'Mine', message: 'Hm' });
    const [{ _id: id }] = (await colleague.get('/operator/inbox?q=mine')).body;
    await leaver.post(`/operator/inbox/${id}/replies`, { text: 'Well.' });
    const at = world.clock.now().toISOString();
    const { contactMessages: mine } = (await ada.get('/account/export')).body;
    expect(mine).toMatchObject([{ subject: 'Mine', replies: [{ at, text: 'Well.' }] }]);

    expect((await owner.delete(`/operator/team/${leaver.uid}`)).status).toBe(200);
    expect((await leaver.delete(`/users/${leaver.uid}`)).status).toBe(200);
    expect(await read(id)).toMatchObject({
      message: { state: 'answered', assignedTo: null },
      replies: [{ text: 'Well.', by: null }],
    });
    // As if the account had used another address when it sent the message, which still belongs to it.
    await world.db.orm
      .update(contactMessages)
      .set({ email: 'before@example.com' })
      .where(eq(contactMessages.id, id));
    expect((await ada.get('/account/export')).body.contactMessages).toHaveLength(1);
    expect((await ada.delete(`/users/${ada.uid}`)).status).toBe(200);
    expect((await colleague.get(`/operator/inbox/${id}`)).status).toBe(404);
    const { rows } = await world.db.sql.query('select from contact_replies where message_id = $1', [
      id,
    ]);
    expect(rows).toEqual([]);
  });
});

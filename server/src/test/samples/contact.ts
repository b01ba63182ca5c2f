import { book, nothing, draw, type MakeSample, type Samples } from './rows.ts';

const userId: MakeSample = async ({ uid }) => ({ params: { id: uid } });

const messageId: MakeSample = async (_owner, world) => {
  const drawn = draw();
  const id = `message-${drawn}`;
  await world.db.sql.query(
    `insert into contact_messages (id, name, email, subject, message, created_at)
     values ($1, 'Ada', 'ada@example.com', 'Ferry', 'Is it running?', now())`,
    [id],
  );
  return { params: { id } };
};

export const contactSamples = {
  sendContactMessage: async ({ email }) => ({
    body: { name: 'Ada', email, subject: 'Ferry', message: 'Is it running?' },
  }),
  sendOwnContactMessage: async () => ({
    body: { name: 'Ada', subject: 'Ferry', message: 'Is it running?' },
  }),
  listInbox: async () => ({ query: { state: 'open', q: 'ferry', assigned: 'nobody' } }),
  countInbox: nothing,
  listAnswerers: nothing,
  getInboxMessage: messageId,
  changeInboxMessage: async (owner, world) => ({
    ...(await messageId(owner, world)),
    body: { state: 'closed', assignedTo: null },
  }),
  answerInboxMessage: async (owner, world) => ({
    ...(await messageId(owner, world)),
    body: { text: 'It is.' },
  }),
  listCustomers: async () => ({ query: { q: 'ada', sort: 'name', blocked: 'true' } }),
  getCustomer: userId,
  setCustomerLanguage: async (_owner, world) => ({
    params: { id: (await world.createTraveler()).uid },
    body: { language: null },
  }),
  addCustomerNote: async ({ uid }) => ({ params: { id: uid }, body: { text: 'Likes trains.' } }),
  // The author's account is deleted, because others can only remove their own notes.
  removeCustomerNote: async (_owner, world) => {
    const drawn = draw();
    const [note, { uid: id }] = [`note-${drawn}`, await world.createTraveler()];
    await world.db.sql.query(
      `insert into customer_notes (id, user_id, at, by_user_id, body) values ($1, $2, now(), null, 'x')`,
      [note, id],
    );
    return { params: { id, note } };
  },
  exportCustomer: userId,
  eraseGuest: async (owner, world) => {
    const { _id: id } = (await book(owner)).booking;
    const email = `guest-${draw()}@example.com`;
    await world.db.sql.query('update bookings set uid = null, travel_email = $2 where id = $1', [
      id,
      email,
    ]);
    return { params: { id } };
  },
  eraseCustomer: async (_owner, world) => ({
    params: { id: (await world.createTraveler()).uid },
  }),
  askErasure: async (_owner, world) => {
    const { uid, name } = await world.createTraveler();
    return { params: { id: uid }, body: { name } };
  },
  withdrawErasure: async (_owner, world) => {
    const { uid: id } = await world.createTraveler();
    await world.db.sql.query(
      `insert into account_erasures (user_id, asked_at, due_at, by_user_id, insists, blocks)
       values ($1, now(), now(), 'x', false, false)`,
      [id],
    );
    return { params: { id } };
  },
  // Blocks someone else, because the owner has to be able to make further requests.
  blockCustomer: async (_owner, world) => ({
    params: { id: (await world.createTraveler()).uid },
    body: { reason: 'Too many cards.' },
  }),
  unblockCustomer: async (_owner, world) => {
    const drawn = draw();
    const { uid: id } = await world.createTraveler();
    await world.db.sql.query(
      `insert into account_blocks (id, user_id, reason, at, by_user_id) values ($1, $2, 'x', now(), 'x')`,
      [`block-${drawn}`, id],
    );
    return { params: { id } };
  },
  listSubscribers: async () => ({ query: { state: 'waiting', q: 'example' } }),
  countSubscribers: nothing,
  exportCustomers: async () => ({ query: { q: 'ada', sort: 'name' } }),
  exportInbox: async () => ({ query: { state: 'new', q: 'ferry' } }),
  exportSubscribers: async () => ({ query: { state: 'subscribed', q: 'example' } }),
  subscribeNewsletter: async () => {
    const drawn = draw();
    return { body: { email: `reader-${drawn}@example.com`, consent: true } };
  },
  confirmNewsletter: async () => ({ body: { token: 'a-token-of-nobody' } }),
  unsubscribeNewsletter: async () => ({ body: { token: 'a-token-of-nobody' } }),
  readAudit: async () => ({
    query: { kind: 'team', by: 'somebody', record: 'WF-7K3M9Q', from: '2026-01-01' },
  }),
  listAuditActors: nothing,
  exportAudit: async () => ({ query: { kind: 'bookings', to: '2026-01-01' } }),
  listAudit: async () => ({ query: { before: '019bdf91-4c00-7c7f-964f-38ae9f3d9680' } }),
} satisfies Samples;

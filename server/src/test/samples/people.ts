import { createHash } from 'node:crypto';
import { makeMember, proveAddress } from '../people.ts';
import { nothing, draw, type MakeSample, type Samples } from './rows.ts';

const userId: MakeSample = async ({ uid }) => ({ params: { id: uid } });

const settingChange: MakeSample = async (_owner, { db }) => {
  const { rows } = await db.sql.query<{ revision: number }>(
    "select revision from agency_settings where key = 'agency.name'",
  );
  return {
    params: { key: 'agency.name' },
    body: { value: 'Sample Journeys', revision: rows[0]?.revision ?? 0 },
  };
};

/** A link that the same person has already used. */
const setupToken: MakeSample = async ({ uid }, { clock, db }) => {
  const drawn = draw();
  const token = `sample-setup-${drawn}`;
  await db.sql.query('insert into setup_tokens values ($1, $2, $2, $2, $3)', [
    createHash('sha256').update(token).digest('hex'),
    clock.now(),
    uid,
  ]);
  return { body: { token } };
};

export const peopleSamples = {
  createUser: async ({ email }) => ({ body: { name: 'Posted Name', email } }),
  updateAccount: async () => ({ body: { language: 'de' } }),
  updateUser: async () => ({
    body: { name: 'Patched Name', photoUrl: 'https://example.com/me.jpg' },
  }),
  deleteUser: userId,
  promoteUser: async ({ uid }, world) => {
    await proveAddress(world, { uid });
    return { params: { id: uid } };
  },
  demoteUser: async (_owner, world) => ({
    params: { id: (await world.createAdministrator()).uid },
  }),
  getOperator: nothing,
  completeSetup: setupToken,
  tryMail: nothing,
  listStaff: nothing,
  putStaffMember: async ({ uid }, world) => {
    await proveAddress(world, { uid });
    return {
      params: { id: uid },
      body: { role: 'manager', extra: ['settings.write'], refundLimit: 5000 },
    };
  },
  removeStaffMember: async (owner, world) => {
    await makeMember(world, owner, 'staff');
    return { params: { id: owner.uid } };
  },

  listInvitations: nothing,
  inviteColleague: async () => {
    const drawn = draw();
    return { body: { email: `colleague-${drawn}@example.com`, role: 'staff' } };
  },
  withdrawInvitation: async (owner, world) => {
    const drawn = draw();
    const id = `invitation-${drawn}`;
    await world.db.sql.query(
      `insert into staff_invitations (id, email, email_key, role, token_hash, created_at, expires_at, by_user_id)
       values ($1, $1, $1, 'staff', $1, now(), now(), $2)`,
      [id, owner.uid],
    );
    return { params: { id } };
  },
  acceptInvitation: async ({ email, uid: own }, world) => {
    const drawn = draw();
    const token = `invitation-token-${drawn}`;
    const { uid } = await world.createAdministrator();
    await world.db.sql.query('update users set email_proved_at = now() where id = $1', [own]);
    await world.db.sql.query(
      `insert into staff_invitations (id, email, email_key, role, token_hash, created_at, expires_at, by_user_id)
       values ($1, $2, lower($2), 'staff', $3, now(), '2099-01-01', $4)`,
      [token, email, createHash('sha256').update(token).digest('hex'), uid],
    );
    return { body: { token } };
  },

  listSettings: nothing,
  putSetting: settingChange,
  getLegalText: async () => ({ params: { page: 'privacy' } }),
  listSettingTexts: async () => ({ query: { language: 'de' } }),
  putSettingTexts: async () => ({
    params: { key: 'site.heroTitle', language: 'de' },
    body: { texts: {}, state: 'draft', revision: 0 },
  }),
  exportSettingTexts: async () => ({ query: { language: 'de' } }),
  importSettingTexts: async () => ({
    body: {
      language: 'de',
      rows: [{ id: 'site.heroTitle', name: 'text', text: 'Hallo' }],
      state: 'draft',
      apply: false,
    },
  }),
  listSettingHistory: async () => ({ params: { key: 'agency.name' } }),

  endSession: async (owner) => {
    const { body } = await owner.get('/account/sessions');
    return { params: { id: String(body[0]._id) } };
  },
} satisfies Samples;

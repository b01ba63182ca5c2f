import { NO_BOOKING_LIMITS, USUAL_PRICE_RULES } from '@wayfarer/contract';
import { addSpot, spotInput } from '../factories.ts';
import { halves } from '../pictures/corpus.ts';
import { upload } from '../pictures/uploading.ts';
import { nothing, draw, spotId, type MakeSample, type Samples } from './rows.ts';

const pictureId: MakeSample = async (owner, world) => ({
  params: { id: (await upload(world, owner, await halves(64, 48))).body._id },
});

/** A contribution that waits for approval, as on a site that reviews them. */
const submissionId: MakeSample = async (owner, world) => {
  const { _id: id } = await addSpot(owner);
  await world.db.sql.transaction(async (tx) => {
    const columns = `id, spot, country, location, category, description, image, cost, currency, seasonality,
      travel_time, visitors_per_year, rating, visitors, likes, name_key, country_key, search_text,
      owner_uid, created_by, created_at`;
    await tx.query(
      `insert into spot_submissions (${columns}, state, revision, submitted_at)
       select ${columns}, 'waiting', 1, created_at from spots where id = $1`,
      [id],
    );
    await tx.query('delete from spots where id = $1', [id]);
  });
  return { params: { id } };
};

const spanOfSpot: MakeSample = async (owner, world) => ({
  ...(await spotId(owner, world)),
  query: { from: '2090-06-01', to: '2090-06-30' },
});

const policyFamily: MakeSample = async (_owner, { db }) => {
  const drawn = draw();
  const family = `sample-${drawn}`;
  await db.sql.query(
    `insert into cancellation_policies (id, name, family, version, windows, basis, cooling_off_hours,
       cooling_off_not_within_hours, is_default, created_at)
     values ($1 || '-1', 'Sample', $1, 1, '[]', 'paid', 0, 168, false, now())`,
    [family],
  );
  return { params: { family } };
};

const textsOf: MakeSample = async (owner) => ({
  params: { id: (await addSpot(owner))._id, language: 'de' },
});
const inGerman: MakeSample = async () => ({ query: { language: 'de' } });

const POLICY = {
  name: 'Moderate',
  windows: [
    { hoursBefore: 120, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
  ],
  basis: 'paid',
  coolingOffHours: 24,
  coolingOffNotWithinHours: 168,
};

const STORM = {
  fromDay: '2090-06-10',
  toDay: '2090-06-20',
  refundPercent: 100,
  reason: 'A storm.',
};

export const placeSamples = {
  listSpots: async () => ({
    query: {
      search: 'bay',
      category: 'beach',
      country: 'Portugal',
      minCost: '1',
      maxCost: '900',
      sort: 'name',
      limit: '3',
    },
  }),
  spotFacets: async () => ({ query: { search: 'bay', category: 'beach' } }),
  suggestSpots: async () => ({ query: { search: 'bay' } }),
  getSpot: spotId,
  listOwnSpots: async ({ email }) => ({ query: { email } }),
  createSpot: async ({ email }) => ({ body: { ...spotInput(), email, createdBy: email } }),
  updateSpot: async (owner, world) => ({
    ...(await spotId(owner, world)),
    body: { ...spotInput({ spot: 'Renamed Bay' }) },
  }),
  deleteSpot: spotId,
  uploadPicture: async () => ({
    payload: await halves(64, 48),
    headers: { 'content-type': 'image/png' },
  }),
  getPicture: pictureId,
  deletePicture: pictureId,
  getSpotPrices: spotId,
  putSpotPrices: async (owner, world) => ({
    ...(await spotId(owner, world)),
    body: { prices: { ...USUAL_PRICE_RULES, childPercent: 50 }, revision: 0 },
  }),

  getAvailability: spanOfSpot,
  getSpotAvailability: spanOfSpot,
  putSpotAvailability: async (owner, world) => ({
    ...(await spotId(owner, world)),
    body: { limits: { ...NO_BOOKING_LIMITS, mode: 'daily', capacity: 12 }, revision: 0 },
  }),
  putDepartures: async (owner, world) => ({
    ...(await spotId(owner, world)),
    body: { days: ['2090-06-15', '2090-06-22'], set: { scheduled: true, capacity: 12 } },
  }),
  getSpotDetails: spotId,
  getSpotTexts: textsOf,
  putSpotTexts: async (owner, world) => ({
    ...(await textsOf(owner, world)),
    body: { texts: { spot: 'Ruhige Bucht' }, state: 'published', revision: 0 },
  }),
  listTexts: inGerman,
  exportTexts: inGerman,
  importTexts: async (owner) => {
    const { _id: id } = await addSpot(owner);
    const rows = [{ id, name: 'spot', text: 'Ruhige Bucht' }];
    return { body: { language: 'de', rows, state: 'draft', apply: true } };
  },
  putSpotDetails: async (owner, world) => ({
    ...(await spotId(owner, world)),
    body: { details: { included: ['The ferry'], meetingPoint: 'Pier 3' }, revision: 0 },
  }),

  listPolicies: nothing,
  createPolicy: async () => ({ body: POLICY }),
  createPolicyVersion: async (owner, world) => ({
    ...(await policyFamily(owner, world)),
    body: { ...POLICY, basedOn: 1 },
  }),
  retirePolicy: policyFamily,
  makePolicyDefault: policyFamily,
  getSpotPolicy: spotId,
  putSpotPolicy: async (owner, world) => ({
    ...(await spotId(owner, world)),
    body: { family: 'usual', revision: 0 },
  }),
  readSpotPolicy: async (owner, world) => ({
    ...(await spotId(owner, world)),
    query: { travelDate: '2090-06-15' },
  }),
  listPolicyExceptions: nothing,
  createPolicyException: async (owner) => ({
    body: { ...STORM, offerId: (await addSpot(owner))._id, tell: true },
  }),
  endPolicyException: async (_owner, { db }) => {
    const drawn = draw();
    const id = `sample-${drawn}`;
    await db.sql.query(
      `insert into policy_exceptions (id, from_day, to_day, refund_percent, reason, created_at)
       values ($1, '2090-06-10', '2090-06-20', 100, 'A storm.', now())`,
      [id],
    );
    return { params: { id } };
  },

  listOperatorPictures: async () => ({ query: { view: 'shown', on: 'spot' } }),
  listExternalPictures: nothing,
  removePicture: async (owner, world) => ({
    ...(await pictureId(owner, world)),
    body: { reason: 'It shows a face.' },
  }),

  listSubmissions: nothing,
  decideSubmission: async (owner, world) => ({
    ...(await submissionId(owner, world)),
    body: { kind: 'new', decision: 'approve', version: '1' },
  }),
  listOperatorSpots: async () => ({ query: { q: 'bay', state: 'published', sort: 'newest' } }),
  exportOperatorSpots: async () => ({ query: { q: 'bay' } }),
  getOperatorSpot: spotId,
  listSpotPriceHistory: spotId,
  createOperatorSpot: async () => {
    const drawn = draw(); // after this sample, no one can contribute under this name
    return { body: { facts: spotInput({ spot: `Made Bay ${drawn}` }) } };
  },
  updateOperatorSpot: async (owner, world) => ({
    ...(await spotId(owner, world)),
    body: { policy: { value: null, revision: 0 } },
  }),
  archiveSpot: async (owner, world) => ({
    ...(await spotId(owner, world)),
    body: { reason: 'The bridge is gone.' },
  }),
  restoreSpot: async (owner, world) => {
    const sample = await spotId(owner, world);
    const { id } = sample.params as { id: string };
    await world.db.sql.transaction(async (tx) => {
      const columns = `id, spot, country, location, category, description, image, cost, currency, seasonality,
        travel_time, visitors_per_year, rating, visitors, likes, name_key, country_key, search_text,
        owner_uid, created_by, created_at, contributed`;
      await tx.query(
        `insert into spot_archive (${columns}, archived_at, reason)
         select ${columns}, created_at, 'gone' from spots where id = $1`,
        [id],
      );
      await tx.query('delete from spots where id = $1', [id]);
    });
    return sample;
  },
  takeOverContribution: async (owner) => {
    const drawn = draw(); // after this sample, no one can contribute under this name
    return { params: { id: (await addSpot(owner, { spot: `Taken Over ${drawn}` }))._id } };
  },
} satisfies Samples;

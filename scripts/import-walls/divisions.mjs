/**
 * Features and services with import rules between their own rooms, in addition to the table of `walls.mjs`. `rooms` has
 * each room with the other rooms that it may import. `ground` lists the files next to the rooms that every room may
 * import. All other files there, such as `index.ts`, combine the rooms, and no room may import them.
 * @typedef {{ of: string, ground: string[], rooms: Record<string, string[]> }} Division
 * @typedef {import('./targets.mjs').Import} Import
 */

/** @type {Division[]} */
export const divisions = [
  {
    of: 'server/src/features/spots/',
    ground: [],
    rooms: {
      records: [],
      catalogue: ['records'],
      contributions: ['records'],
      destinations: ['records', 'contributions'],
      translations: ['records'],
    },
  },
  {
    of: 'server/src/features/payments/',
    ground: [
      'agency-mails.ts',
      'booking-money.ts',
      'find-recipient.ts',
      'mail-trip.ts',
      'policy.ts',
      'present.ts',
      'problems.ts',
      'recorded-payment.ts',
    ],
    rooms: {
      store: [],
      modes: ['store'],
      // updates our records from the provider's, for every way in which we learn of a change
      settlement: ['store', 'modes', 'reconcile', 'refunds', 'restore'],
      reconcile: ['store', 'modes', 'refunds', 'restore'],
      refunds: ['store', 'modes', 'reconcile', 'settlement'],
      restore: ['store', 'modes', 'settlement'],
      limits: ['store', 'settlement'],
      checkout: ['store', 'modes', 'settlement', 'restore', 'limits'],
      sync: ['store', 'settlement', 'limits'],
      // fees are only for the export; no decision depends on them
      fees: ['store'],
    },
  },
  {
    of: 'identity/src/',
    ground: ['clock.ts', 'deps.ts', 'describe-error.ts', 'options.ts', 'secrets.ts', 'sql.ts'],
    rooms: {
      protocol: [],
      users: [],
      keys: [],
      codes: ['protocol'],
      limits: ['protocol', 'codes'],
      passwords: ['protocol', 'limits'],
      sessions: ['protocol', 'users', 'keys', 'limits'],
      idp: ['protocol', 'keys'],
      accounts: ['protocol', 'users', 'codes', 'limits', 'passwords', 'sessions', 'idp'],
      http: ['protocol', 'keys', 'limits', 'passwords', 'idp', 'accounts'],
    },
  },
];

/**
 * @param {Division} division
 * @param {string} path
 */
const placeIn = ({ of }, path) => path.slice(of.length).split('/', 1)[0] ?? '';

/**
 * @param {Import} it
 * @returns {string | undefined} why its division refuses it
 */
export function refusedWithin({ from, to }) {
  const division = divisions.find(({ of }) => from.startsWith(of) && to.startsWith(of));
  if (!division) return undefined;
  const { ground, of, rooms } = division;
  const [here, there] = [placeIn(division, from), placeIn(division, to)];
  // Files next to the rooms combine the rooms, so they aren't restricted.
  if (here === there || here.includes('.')) return undefined;
  const may = rooms[here];
  if (!may) return `${of}${here} is in no division of scripts/import-walls/divisions.mjs`;
  if (may.includes(there) || ground.includes(there)) return undefined;
  return `${of}${here} may import only: ${[...may, ...ground].join(', ') || 'itself'}`;
}

/**
 * Permissions that no import uses.
 * @param {readonly Import[]} imports
 * @returns {string[]} a line for each
 */
export function idleArrows(imports) {
  const arrow = (/** @type {Division} */ division, /** @type {Import} */ { from, to }) =>
    `${placeIn(division, from)} -> ${placeIn(division, to)}`;
  return divisions.flatMap((division) => {
    const inside = imports.filter(
      ({ from, to }) => from.startsWith(division.of) && to.startsWith(division.of),
    );
    const drawn = new Set(inside.map((it) => arrow(division, it)));
    const listed = Object.entries(division.rooms).flatMap(([from, may]) =>
      may.map((to) => `${from} -> ${to}`),
    );
    const idle = listed.filter((one) => !drawn.has(one));
    return idle.map((one) => `${division.of}: no import needs ${one}`);
  });
}

/**
 * Features and services whose rooms may not all import each other, on top of the table of `walls.mjs`. `rooms` names
 * each with those that it may import besides itself. `ground` are the files beside the rooms that every room may
 * import; the others beside them, such as `index.ts`, put the rooms together, and no room imports those.
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
    },
  },
  {
    of: 'server/src/features/payments/',
    ground: [
      'agency-mails.ts',
      'booking-money.ts',
      'mails.ts',
      'policy.ts',
      'present.ts',
      'problems.ts',
      'recorded-payment.ts',
    ],
    rooms: {
      store: [],
      modes: ['store'],
      // what the records follow the provider by, wherever they hear of it
      settlement: ['store', 'modes', 'reconcile', 'refunds', 'restore'],
      reconcile: ['store', 'modes', 'refunds', 'restore'],
      refunds: ['store', 'modes', 'reconcile', 'settlement'],
      restore: ['store', 'modes', 'settlement'],
      limits: ['store', 'settlement'],
      checkout: ['store', 'modes', 'settlement', 'restore', 'limits'],
      sync: ['store', 'settlement', 'limits'],
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
 * The first folder of a path below the division, or the file beside the folders.
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
  // what stands beside the rooms puts them together
  if (here === there || here.includes('.')) return undefined;
  const may = rooms[here];
  if (!may) return `${of}${here} stands in no division of scripts/import-walls/divisions.mjs`;
  if (may.includes(there) || ground.includes(there)) return undefined;
  return `${of}${here} may import of its own only: ${[...may, ...ground].join(', ') || 'itself'}`;
}

/**
 * Permissions that nothing uses any more.
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

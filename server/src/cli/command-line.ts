import { parseArgs } from 'node:util';

export const USAGE = `Usage:
  npm run backup -- --out FILE              write everything to one file (same as db:export)
  npm run backup -- --out FILE --with-pictures  with the pictures of a bucket, too
  npm run restore -- --from FILE [--force]  load everything from such a file (same as db:import)
  npm run reconcile [-- --since DATE] [--json]  compare the payments with the card provider's
  npm run reconcile -- --restored --since DATE  the database is a copy from then: adopt the payments since then
  npm run seed -- --spots N                 add N sample destinations
  npm run seed -- --bookings N [--customers N] [--messages N]  the data of a large agency, to try the console
  npm run setup-link                        a new link for the first owner, if there is none
  npm run doctor                            check everything that the product needs
  npm run doctor -- --mend                  first count the places of miscounted destinations again
  npm run keys:rotate                       new keys for signing tokens; old tokens stay valid
  npm run keys:rotate -- --new-secret       discard the keys that a leaked or lost APP_SECRET sealed
The database is the one in DATABASE_URL, otherwise the one in DATA_DIR.`;

export class UsageError extends Error {}

const orders = {
  backup: (args: string[]) => {
    const { out, 'with-pictures': withPictures = false } = options(args);
    if (out === undefined) throw new UsageError('--out FILE is missing');
    return { command: 'backup' as const, out, withPictures };
  },
  restore: (args: string[]) => {
    const { from, force = false } = options(args);
    if (from === undefined) throw new UsageError('--from FILE is missing');
    return { command: 'restore' as const, from, force };
  },
  reconcile: (args: string[]) => {
    const { since, json = false, restored = false } = options(args);
    if (since !== undefined && Number.isNaN(Date.parse(since))) {
      throw new UsageError('--since must be a time such as 2026-01-31T18:00:00Z');
    }
    if (restored && since === undefined) throw new UsageError('--restored needs --since DATE');
    const from = since === undefined ? null : new Date(since).toISOString();
    return { command: 'reconcile' as const, since: from, json, restored };
  },
  seed: (args: string[]) => {
    const { spots, customers, bookings, messages } = options(args);
    const wanted = {
      spots: countOf('spots', spots),
      customers: countOf('customers', customers),
      bookings: countOf('bookings', bookings),
      messages: countOf('messages', messages),
    };
    if (Object.values(wanted).every((count) => count === 0)) {
      throw new UsageError('--spots N is missing, or --bookings, --customers, --messages');
    }
    return { command: 'seed' as const, wanted };
  },
  doctor: (args: string[]) => {
    const { mend = false } = options(args);
    return { command: 'doctor' as const, mend };
  },
  'setup-link': (args: string[]) => {
    options(args);
    return { command: 'setup-link' as const };
  },
  'rotate-keys': (args: string[]) => {
    const newSecret = options(args)['new-secret'] ?? false;
    return { command: 'rotate-keys' as const, newSecret };
  },
};

/** 0 if the option was left out. */
function countOf(name: string, text: string | undefined): number {
  if (text === undefined) return 0;
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new UsageError(`--${name} must be a whole number above 0`);
  }
  return count;
}

export type Order = ReturnType<(typeof orders)[keyof typeof orders]>;

const isCommand = (name: string): name is keyof typeof orders => Object.hasOwn(orders, name);

/** Throws a {@link UsageError} if the command line isn't clear. */
export function readCommandLine([name = '', ...args]: string[]): Order {
  if (isCommand(name)) return orders[name](args);
  throw new UsageError(name ? `there is no command ${name}` : 'no command was given');
}

function options(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const parsed = parseArgs({
      args,
      options: {
        out: text,
        from: text,
        spots: text,
        customers: text,
        bookings: text,
        messages: text,
        since: text,
        force: flag,
        json: flag,
        mend: flag,
        restored: flag,
        'new-secret': flag,
        'with-pictures': flag,
      },
    });
    return parsed.values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

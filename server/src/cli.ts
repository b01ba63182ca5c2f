import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig, loadDataConfig, type Config } from './config/config.ts';
import { backup } from './cli/commands/backup.ts';
import { doctor } from './cli/commands/doctor.ts';
import { forgetKeys, rotateKeys } from './cli/commands/rotate-keys.ts';
import { reconcile } from './cli/commands/reconcile.ts';
import { restore } from './cli/commands/restore.ts';
import { seed } from './cli/commands/seed.ts';
import { keySecretFault } from './cli/key-secret.ts';
import { OperationError } from './cli/operation-error.ts';

/** The operator's commands: `node server/dist/cli.js <command>`, with the product's environment. */
const USAGE = `Usage:
  npm run backup -- --out FILE              write everything to one file (same as db:export)
  npm run restore -- --from FILE [--force]  load everything from such a file (same as db:import)
  npm run reconcile [-- --since DATE] [--json]  compare the payments with the card provider's
  npm run reconcile -- --restored --since DATE  the database is a copy from then: adopt what came since
  npm run seed -- --spots N                 add N sample destinations
  npm run doctor                            looks at everything the product needs
  npm run keys:rotate                       new keys for signing tokens; old tokens stay valid
  npm run keys:rotate -- --new-secret       discard the keys that a leaked or lost APP_SECRET sealed
The database is the one that DATABASE_URL, or else DATA_DIR, names.`;

class UsageError extends Error {}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const commands: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  backup: async (args) => {
    const { out } = options(args);
    if (out === undefined) throw new UsageError('--out FILE is missing');
    await backup(loadDataConfig(process.env), fromHere(out), say);
  },
  restore: async (args) => {
    const { from, force = false } = options(args);
    if (from === undefined) throw new UsageError('--from FILE is missing');
    const order = { file: fromHere(from), force, config: wholeConfig() };
    await restore(loadDataConfig(process.env), order, say);
  },
  reconcile: async (args) => {
    const { since, json = false, restored = false } = options(args);
    if (since !== undefined && Number.isNaN(Date.parse(since))) {
      throw new UsageError('--since must be a time such as 2026-01-31T18:00:00Z');
    }
    if (restored && since === undefined) throw new UsageError('--restored needs --since DATE');
    const from = since === undefined ? null : new Date(since).toISOString();
    const config = loadConfig(process.env);
    if (!(await reconcile(config, { since: from, json, restored }, say))) process.exitCode = 1;
  },
  seed: async (args) => {
    const { spots } = options(args);
    if (spots === undefined) throw new UsageError('--spots N is missing');
    const count = Number(spots);
    if (!Number.isSafeInteger(count) || count < 1) {
      throw new UsageError('--spots must be a whole number above 0');
    }
    await seed(loadConfig(process.env), count, say);
  },
  doctor: async (args) => {
    options(args);
    if (!(await doctor(process.env, say))) process.exitCode = 1;
  },
  'rotate-keys': async (args) => {
    const config = loadConfig(process.env);
    await (options(args)['new-secret'] ? forgetKeys : rotateKeys)(config, say);
  },
};

/** A restore needs the database alone; null where the rest is not set up yet. */
function wholeConfig(): Config | null {
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

/** npm changes to the product's folder; files are named from where the operator stands. */
function fromHere(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '.', file);
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
        since: text,
        force: flag,
        json: flag,
        restored: flag,
        'new-secret': flag,
      },
    });
    return parsed.values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** What went wrong, for the person who has to fix it; a stack would not help. */
function inWords(error: unknown): string {
  const parts: string[] = [];
  for (let at = error; at instanceof Error && parts.length < 4; at = at.cause) {
    if (at.message !== '') parts.push(at.message);
  }
  return parts.join(': ') || String(error);
}

// The reader of a pipe may be gone; there is nothing left to print to.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(1);
});
const [name = '', ...args] = process.argv.slice(2);
try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name ? `there is no command ${name}` : 'no command was given');
  await command(args);
} catch (error) {
  const known = error instanceof OperationError || error instanceof ConfigError;
  const words = keySecretFault(error) ?? inWords(error);
  process.stderr.write(`${known ? error.message : `Failed: ${words}`}\n`);
  if (error instanceof UsageError) process.stderr.write(`${USAGE}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

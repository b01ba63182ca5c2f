import path from 'node:path';
import { ConfigError, loadConfig, loadStorageConfig, type Config } from './config/config.ts';
import { backup } from './cli/commands/backup.ts';
import { doctor } from './cli/commands/doctor.ts';
import { forgetKeys, rotateKeys } from './cli/commands/rotate-keys.ts';
import { reconcile } from './cli/commands/reconcile.ts';
import { restore } from './cli/commands/restore.ts';
import { seed } from './cli/commands/seed.ts';
import { setupLink } from './cli/commands/setup-link.ts';
import { readCommandLine, USAGE, UsageError, type Order } from './cli/command-line.ts';
import { keySecretFault } from './cli/key-secret.ts';
import { OperationError } from './cli/operation-error.ts';

/** The operator's commands: `node server/dist/cli.js <command>`, with the product's environment. */
async function carryOut(order: Order): Promise<void> {
  switch (order.command) {
    case 'backup':
      return backup(loadStorageConfig(process.env), { ...order, file: fromHere(order.out) }, say);
    case 'restore': {
      const { from, force } = order;
      const whole = { file: fromHere(from), force, config: wholeConfig() };
      return restore(loadStorageConfig(process.env), whole, say);
    }
    case 'reconcile':
      if (!(await reconcile(loadConfig(process.env), order, say))) process.exitCode = 1;
      return;
    case 'seed':
      return seed(loadConfig(process.env), order.wanted, say);
    case 'setup-link':
      return setupLink(loadConfig(process.env), say);
    case 'doctor':
      if (!(await doctor(process.env, say))) process.exitCode = 1;
      return;
    case 'rotate-keys':
      return (order.newSecret ? forgetKeys : rotateKeys)(loadConfig(process.env), say);
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

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
try {
  await carryOut(readCommandLine(process.argv.slice(2)));
} catch (error) {
  const known = error instanceof OperationError || error instanceof ConfigError;
  const words = keySecretFault(error) ?? inWords(error);
  process.stderr.write(`${known ? error.message : `Failed: ${words}`}\n`);
  if (error instanceof UsageError) process.stderr.write(`${USAGE}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

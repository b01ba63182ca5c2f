import path from 'node:path';
import { ConfigError, loadConfig, loadStorageConfig, type Config } from './config/config.ts';
import { readCommandLine, USAGE, UsageError, type Order } from './cli/command-line.ts';
import { keySecretFault } from './cli/key-secret.ts';
import { OperationError } from './cli/operation-error.ts';

/**
 * The operator's commands: `node server/dist/cli.js <command>`. Loading the product takes most of a command's time, so
 * each command imports only the parts that it needs.
 */
async function carryOut(order: Order): Promise<void> {
  switch (order.command) {
    case 'backup': {
      const { backup } = await import('./cli/commands/backup.ts');
      return backup(loadStorageConfig(process.env), { ...order, file: fromHere(order.out) }, say);
    }
    case 'restore': {
      const { restore } = await import('./cli/commands/restore.ts');
      const { from, force } = order;
      const whole = { file: fromHere(from), force, config: wholeConfig() };
      return restore(loadStorageConfig(process.env), whole, say);
    }
    case 'reconcile': {
      const { reconcile } = await import('./cli/commands/reconcile.ts');
      if (!(await reconcile(loadConfig(process.env), order, say))) process.exitCode = 1;
      return;
    }
    case 'seed': {
      const { seed } = await import('./cli/commands/seed.ts');
      return seed(loadConfig(process.env), order.wanted, say);
    }
    case 'setup-link': {
      const { setupLink } = await import('./cli/commands/setup-link.ts');
      return setupLink(loadConfig(process.env), say);
    }
    case 'doctor': {
      const { doctor } = await import('./cli/commands/doctor.ts');
      if (!(await doctor(process.env, say, order))) process.exitCode = 1;
      return;
    }
    case 'rotate-keys': {
      const { forgetKeys, rotateKeys } = await import('./cli/commands/rotate-keys.ts');
      return (order.newSecret ? forgetKeys : rotateKeys)(loadConfig(process.env), say);
    }
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Null if the configuration isn't complete, because a restore needs only the database. */
function wholeConfig(): Config | null {
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

/** Resolves a path from the operator's current folder, because npm changes to the product's. */
function fromHere(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '.', file);
}

/** The failure and its causes in words, without a stack trace, for the person who has to fix it. */
function inWords(error: unknown): string {
  const parts: string[] = [];
  for (let at = error; at instanceof Error && parts.length < 4; at = at.cause) {
    if (at.message !== '') parts.push(at.message);
  }
  return parts.join(': ') || String(error);
}

// the reader of the pipe is gone
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

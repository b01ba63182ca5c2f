import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { makeSetupLink } from '../features/setup/index.ts';
import { hasOwner } from '../features/users/index.ts';
import { describeError } from '../lib/describe-error.ts';
import type { Wayfarer } from './create-wayfarer.ts';

/** Prints a line for the operator, in addition to the log. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** @param anyPort True if the system chose the port */
export function announce(config: Config, anyPort: boolean): void {
  const { port, publicUrl } = config.http;
  say(`Wayfarer is ready at ${anyPort ? `http://localhost:${port}` : publicUrl}`);
  if (config.cards.kind === 'sandbox' || !config.cards.live)
    say('TEST MODE: card payments move no real money.');
  if (config.identity.kind === 'embedded' && config.identity.accountChooser) {
    say('DEMO: Google sign-in offers made-up accounts to everyone who reaches this address.');
  }
}

const NO_OWNER = 'There is no owner yet. The command setup-link prints a link for the first one.';

/**
 * Prints the link for the first owner, but only on a terminal or in a demonstration: a service's output goes to a log,
 * which others may read.
 */
export async function offerSetup(
  { context }: Wayfarer,
  { http, mode }: Config,
  log: FastifyBaseLogger,
): Promise<void> {
  if (mode === 'production' && !process.stdout.isTTY) {
    if (!(await hasOwner(context.db.orm))) say(NO_OWNER);
    return;
  }
  const link = await makeSetupLink(context, http.publicUrl).catch((error: unknown) => {
    log.error({ failure: describeError(error) }, 'the setup link could not be made');
    return null;
  });
  if (link === null) return;
  say(
    'There is no owner yet. Anyone who opens this link within 24 hours and signs in becomes the owner:',
  );
  say(link);
}

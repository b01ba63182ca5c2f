import { GatewayUnavailableError } from '../../ports.ts';

const ASK_AGAIN_AFTER_MS = 60_000;

/**
 * Asks once for all callers. A key without the right to read its account (a restricted key) will never get it, so its
 * failure is final; if the provider is unavailable, it is asked again after a minute.
 */
export function rememberedAccount(ask: () => Promise<string>): () => Promise<string | null> {
  let known: Promise<string | null> | undefined;
  let askAgainAt = Infinity;
  return () => {
    if (known === undefined || performance.now() >= askAgainAt) {
      askAgainAt = Infinity;
      known = ask().catch((error: unknown) => {
        if (error instanceof GatewayUnavailableError) {
          askAgainAt = performance.now() + ASK_AGAIN_AFTER_MS;
        }
        return null;
      });
    }
    return known;
  };
}

import { GatewayUnavailableError } from '../../ports.ts';

const ASK_AGAIN_AFTER_MS = 60_000;

/**
 * Asks once for all callers. A refusal is final, because a restricted key can't read its account. If the provider is
 * unavailable, asks again after a minute.
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

import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentConfig } from '@wayfarer/contract';

/** Runs `load` once for each key; a failure is retried at the next call. */
function once<Value>(load: (key: string) => Promise<Value>) {
  const known = new Map<string, Promise<Value>>();
  return (key: string): Promise<Value> => {
    const before = known.get(key);
    if (before) return before;
    const loading = load(key).catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
    known.set(key, loading);
    return loading;
  };
}

const loadScript = once(
  (src) =>
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = src;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        script.remove();
        reject(new Error(`${src} could not be loaded`));
      });
      document.head.append(script);
    }),
);

const connect = once(async (publishableKey) => {
  const provider = await loadStripe(publishableKey);
  if (!provider) throw new Error('The card provider runs in browsers only');
  return provider;
});

/**
 * The card provider, ready for use. The embedded provider has its own script, and `loadStripe` uses it once it is
 * there; otherwise, `loadStripe` loads Stripe's script. Rejects if the script can't be loaded.
 */
export async function loadProvider({ scriptUrl, publishableKey }: PaymentConfig): Promise<Stripe> {
  if (scriptUrl !== null) await loadScript(scriptUrl);
  return connect(publishableKey);
}

import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentConfig } from '@wayfarer/contract';

const scripts = new Map<string, Promise<void>>();

/** Loads a script once; one that failed is loaded anew at the next call. */
function loadScript(src: string): Promise<void> {
  const known = scripts.get(src);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      scripts.delete(src);
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    });
    document.head.append(script);
  });
  scripts.set(src, loading);
  return loading;
}

/**
 * The card provider, ready to be used. The embedded one brings a script of its own, which `loadStripe`
 * then finds; without one it loads Stripe's. Rejects when neither can be reached.
 */
export async function loadProvider({ scriptUrl, publishableKey }: PaymentConfig): Promise<Stripe> {
  if (scriptUrl !== null) await loadScript(scriptUrl);
  const provider = await loadStripe(publishableKey);
  if (!provider) throw new Error('The card provider runs in browsers only');
  return provider;
}

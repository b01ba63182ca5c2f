/** Needed because the package's own declarations of this entry can't be resolved by Node's rules, as the tests do. */
declare module '@stripe/stripe-js/pure' {
  import type { Stripe } from '@stripe/stripe-js';
  export function loadStripe(publishableKey: string): Promise<Stripe | null>;
}

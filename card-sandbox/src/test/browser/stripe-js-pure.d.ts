/** The package's own declarations of this entry cannot be resolved by Node's rules, which the tests are checked with. */
declare module '@stripe/stripe-js/pure' {
  import type { Stripe } from '@stripe/stripe-js';
  export function loadStripe(publishableKey: string): Promise<Stripe | null>;
}

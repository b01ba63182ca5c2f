/**
 * Declarations for this entry of the package, because its own can't be resolved by Node's rules, which the tests use.
 */
declare module '@stripe/stripe-js/pure' {
  import type { Stripe } from '@stripe/stripe-js';
  export function loadStripe(publishableKey: string): Promise<Stripe | null>;
}

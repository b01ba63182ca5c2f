import { createCardFaults } from '@wayfarer/card-sandbox';
import { Stripe } from 'stripe';
import type { Wayfarer } from '../../composition/create-wayfarer.ts';
import { confirmAsBrowser } from '../payments/card-browser.ts';
import { openOutsideProvider, type OutsideProvider } from '../payments/outside-provider.ts';

/** The card provider of a run. It is outside the killed process, or dies with it. */
export interface ChaosProvider extends Pick<
  OutsideProvider,
  'env' | 'faults' | 'confirm' | 'sendWebhooksTo' | 'deliverDue' | 'close'
> {
  /** Refunds a payment at the provider, without the product. The provider may refuse. */
  giveBack(intentId: string, amount: number): Promise<void>;
  /** The provider's own view, once the run is over. */
  askedBy(wayfarer: Wayfarer): Promise<Stripe>;
}

export async function outsideChaosProvider(): Promise<ChaosProvider> {
  const provider = await openOutsideProvider();
  return {
    ...provider,
    giveBack: async (payment_intent, amount) => {
      // The provider refuses if the charge is disputed or a fault is injected.
      await provider.stripe.refunds.create({ payment_intent, amount }).catch(() => undefined);
    },
    askedBy: async () => provider.stripe,
  };
}

/** The sandbox in the product's own process and database, which is killed with it in the middle of a charge. */
export function embeddedChaosProvider(origin: string): ChaosProvider {
  let key: string | undefined;
  return {
    env: {},
    faults: createCardFaults(), // never used, because the process can't be made to fail there
    confirm: async (clientSecret, card) => {
      if (key === undefined) {
        const config = await fetch(`${origin}/api/payments/config`);
        key = ((await config.json()) as { publishableKey: string }).publishableKey;
      }
      const api = { ask: fetch, base: `${origin}/card-sandbox`, key };
      return confirmAsBrowser(api, clientSecret, card);
    },
    sendWebhooksTo: () => undefined,
    deliverDue: async () => 0,
    giveBack: async () => undefined,
    askedBy: async ({ context, sandbox }) => {
      if (!sandbox) throw new Error('the product runs without its sandbox');
      const { rows } = await context.db.sql.query<{ value: string }>(
        "select value from app_settings where name = 'card-sandbox-secret-key'",
      );
      return new Stripe(rows[0]?.value ?? '', {
        httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
        telemetry: false,
      });
    },
    close: async () => undefined,
  };
}

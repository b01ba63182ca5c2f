import type { PaymentPlan } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';

/** The agency's settings that apply to destinations without their own. */
export interface SaleSettings {
  included: readonly string[];
  plan: PaymentPlan | null;
}

/** To be called before a transaction, which may hold the only connection. */
export async function readSaleSettings({
  settings,
}: Pick<AppContext, 'settings'>): Promise<SaleSettings> {
  return {
    included: await settings.read('booking.included'),
    plan: (await settings.read('money.plan')) || null,
  };
}

import type { CalendarDay, PaymentPlan } from '@wayfarer/contract';
import { agencyDay } from '../settings/index.ts';

/** The agency's settings that apply to destinations without their own. */
export interface SaleSettings {
  included: readonly string[];
  plan: PaymentPlan | null;
  /** Today at the agency. */
  agencyToday: CalendarDay;
}

/** To be called before a transaction, which may hold the only connection. */
export async function readSaleSettings(
  context: Parameters<typeof agencyDay>[0],
): Promise<SaleSettings> {
  const { settings } = context;
  return {
    agencyToday: await agencyDay(context),
    included: await settings.read('booking.included'),
    plan: (await settings.read('money.plan')) || null,
  };
}

import { taxTermsOn, type CalendarDay, type PaymentPlan, type TaxTerms } from '@wayfarer/contract';
import { agencyDay } from '../settings/index.ts';

/** The agency's settings that apply to destinations without their own. */
export interface SaleSettings {
  included: readonly string[];
  plan: PaymentPlan | null;
  /** Today at the agency. */
  agencyToday: CalendarDay;
  /** The tax terms that are valid today; null if none are. */
  taxTerms: TaxTerms | null;
}

/** To be called before a transaction, which may hold the only connection. */
export async function readSaleSettings(
  context: Parameters<typeof agencyDay>[0],
): Promise<SaleSettings> {
  const { settings } = context;
  const agencyToday = await agencyDay(context);
  return {
    agencyToday,
    included: await settings.read('booking.included'),
    plan: (await settings.read('money.plan')) || null,
    taxTerms: taxTermsOn(await settings.read('papers.tax'), agencyToday),
  };
}

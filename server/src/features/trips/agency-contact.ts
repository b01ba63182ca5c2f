import type { AgencyContact } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';

/**
 * The agency's contact details: from its settings, otherwise from the environment. Don't call it within a transaction.
 */
export async function agencyContact({
  config: { contact },
  settings,
}: Pick<AppContext, 'config' | 'settings'>): Promise<AgencyContact> {
  return {
    name: await settings.read('agency.name'),
    legalName: await settings.read('agency.legalName'),
    address: await settings.read('agency.address'),
    phone: (await settings.read('agency.phone')) || (contact.phone ?? ''),
    email: (await settings.read('agency.email')) || (contact.email ?? ''),
    openingHours: await settings.read('agency.openingHours'),
    emergencyPhone: await settings.read('agency.emergencyPhone'),
  };
}

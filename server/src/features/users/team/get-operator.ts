import { may, type StaffPerson, PERMISSIONS } from '@wayfarer/contract';
import { mailDelivery } from '../../../config/mail-delivery.ts';
import type { UserContext } from '../../../context.ts';
import { getOwnUser } from '../list-users.ts';

const isOneOf = (languages: readonly string[], language: string | null): language is string =>
  language !== null && languages.includes(language);

/** The caller's role and permissions in the agency. A traveler, who has none, gets no error. */
export async function getOperator(context: UserContext): Promise<StaffPerson> {
  const agency = await context.settings.read('agency.name');
  const { name, photoUrl, language } = await getOwnUser(context);
  const { actor, config, payments } = context;
  const person = {
    name,
    photoUrl,
    agency,
    live: payments.livemode,
    mails: mailDelivery(config),
    ...(isOneOf(config.languages, language) && { language }),
  };
  if (!actor.staff) return { ...person, role: null, permissions: [], refundLimit: null };
  const { role, extra, refundLimit } = actor.staff;
  const permissions = PERMISSIONS.filter((permission) => may(role, extra, permission));
  return { ...person, role, permissions, refundLimit };
}

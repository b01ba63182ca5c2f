import type { CustomerRecord } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { chosenLanguage } from '../../lib/chosen-language.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { setGuestLanguage } from '../guests/index.ts';
import { setLanguage } from '../users/index.ts';
import { getCustomer } from './get-customer.ts';
import { findCustomer } from './store-list.ts';

/**
 * Sets the language of a customer, with an account or without; null clears the choice. Throws `not_found`,
 * `invalid_input`, and `forbidden` for members of the team, because it would change their console.
 */
export async function setCustomerLanguage(
  context: UserContext,
  id: string,
  asked: string | null,
): Promise<CustomerRecord> {
  const language = chosenLanguage(context.config, asked);
  await context.db.orm.transaction(async (tx) => {
    const customer = await findCustomer(tx, id);
    if (!customer) throw notFound('customer');
    if (customer.staff)
      throw new ProblemError('forbidden', 'Team members choose their own language.');
    const set = customer.account ? setLanguage : setGuestLanguage;
    await set(tx, id, language);
    await recordAct(context, tx, 'customer_language', id, { tag: language ?? 'none' });
  });
  return getCustomer(context, id);
}

import { type Customer, sameEmail } from '@wayfarer/contract';
import { errorDetail } from '../../../lib/error-text.ts';
import { useOperator } from '../../kit/operator/operator.ts';
import { AddressForm } from './address-form.tsx';
import { teamApi } from './api.ts';
import { addTexts as texts } from './copy.ts';

/** Finds who has an account under an address. */
export function AddMember({ onFound }: { onFound: (user: Customer) => void }) {
  const { mails } = useOperator();
  const [find] = teamApi.useLazyFindPeopleQuery();
  async function search(email: string): Promise<string> {
    const { data, error } = await find({ query: { q: email } });
    if (error) return errorDetail(error);
    const user = data?.find((other) => sameEmail(other.email, email));
    if (!user) return texts.unknown;
    // Where no mail can be sent, nobody can prove an address.
    if (!user.emailVerified && mails !== 'none') return texts.unproved;
    onFound(user);
    return '';
  }
  return <AddressForm texts={texts} look="secondary" onSend={search} />;
}

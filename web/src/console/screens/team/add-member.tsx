import { ColleagueForm, type Customer, sameEmail } from '@wayfarer/contract';
import { errorDetail } from '../../../lib/error-text.ts';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { useStaff } from '../../kit/staff/staff.ts';
import { AddressForm } from './address-form.tsx';
import { teamApi } from './api.ts';
import { addTexts as texts } from './copy.texts.js';

type Found = { error: unknown; user?: undefined } | { error?: undefined; user: Customer };

function useFindColleague() {
  const { mails } = useStaff();
  const [find] = teamApi.useLazyFindPeopleQuery();
  return async ({ email }: { email: string }): Promise<Found> => {
    const { data, error } = await find({ query: { q: email } });
    if (error) return { error };
    const user = data?.find((other) => sameEmail(other.email, email));
    if (!user) return { error: texts.unknown };
    // without a mail server, no one can verify an email
    return user.emailVerified || mails === 'none' ? { user } : { error: texts.unproved };
  };
}

export function AddMember({ onFound }: { onFound: (user: Customer) => void }) {
  const form = useSchemaForm(ColleagueForm, { email: '' });
  const submit = useSubmit(form, useFindColleague(), {
    explain: (error) => (typeof error === 'string' ? error : errorDetail(error)),
    onDone({ user }) {
      form.resetField('email');
      if (user) onFound(user);
    },
    onFailed: (_, message) => form.setError('email', { message }),
  });
  return <AddressForm texts={texts} look="secondary" of={submit} />;
}

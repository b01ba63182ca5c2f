import { sameEmail, type User } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../api/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { EmailInput } from '../../../ui/form/email-input.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { useLazyFindUsersQuery } from './api.ts';
import { teamTexts as texts } from './copy.ts';

/** Finds who has an account under an address. */
export function AddMember({ onFound }: { onFound: (user: User) => void }) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const [find, { isFetching }] = useLazyFindUsersQuery();
  async function search() {
    setProblem('');
    const { data, error } = await find({ query: { search: email.trim() } });
    if (error) return setProblem(errorDetail(error));
    const user = data?.find((other) => sameEmail(other.email, email.trim()));
    if (!user) return setProblem(texts.unknown);
    setEmail('');
    onFound(user);
  }
  return (
    <Card>
      <h2 className="display text-h3">{texts.add}</h2>
      <p className="mt-1 text-sm text-muted">{texts.addText}</p>
      <form
        method="post"
        noValidate
        className="mt-4 flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (email.trim() !== '') void search();
        }}
      >
        <Field label={texts.email} error={problem === '' ? undefined : problem}>
          <EmailInput value={email} onChange={({ target }) => setEmail(target.value)} />
        </Field>
        <Button type="submit" variant="secondary" loading={isFetching}>
          {texts.find}
        </Button>
      </form>
    </Card>
  );
}

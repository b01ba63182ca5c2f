import { profileForm, TEXT_LIMITS, type User } from '@wayfarer/contract';
import { useWatch } from 'react-hook-form';
import { theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { Form } from '../../../ui/form/bound/form.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { SubmitButton } from '../../../ui/form/bound/submit-button.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { Input } from '../../../ui/form/input.tsx';
import { profileTexts as texts } from './copy.texts.js';
import { accountApi } from '../api.ts';
import { formTexts } from '../copy.texts.js';
import { PictureChoice } from './picture-choice.tsx';
import { choiceOf, OWN_PICTURE, pictureOf } from './portraits.ts';
import { saveErrorText } from './save-error-text.ts';

/** Requires a picture's address only if the person chooses a picture of their own. */
const rulesOf = ({ choice }: { choice: string }) => profileForm(choice === OWN_PICTURE);

/** Name and picture, stored by the product and, for the next sign-in, by the identity provider. */
export function ProfileSection({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  const [update] = accountApi.useUpdateUserMutation();
  const choice = choiceOf(user.photoUrl);
  const form = useSchemaForm(rulesOf, {
    name: user.name,
    choice,
    address: choice === OWN_PICTURE ? (user.photoUrl ?? '') : '',
  });
  const chosen = useWatch({ control: form.control, name: 'choice' });
  const submit = useSubmit(
    form,
    async (fields) => {
      const profile = { name: fields.name, photoUrl: pictureOf(fields.choice, fields.address) };
      const answer = await update({ body: profile });
      if (answer.error === undefined) await dispatch(theIdentity()).changeProfile(profile);
      return answer;
    },
    {
      blocked: formTexts.blocked,
      done: texts.done,
      explain: (error) => saveErrorText(error, texts.failed),
    },
  );

  return (
    <Form of={submit} className="flex flex-col items-start gap-5">
      <FormField name="name" label={texts.name} className="w-full">
        <Input autoComplete="name" maxLength={TEXT_LIMITS.personName} />
      </FormField>
      <PictureChoice {...form.register('choice')} />
      {chosen === OWN_PICTURE && (
        <FormField name="address" label={texts.address} hint={texts.addressHint} className="w-full">
          <Input type="url" dir="ltr" inputMode="url" maxLength={TEXT_LIMITS.imageUrl} />
        </FormField>
      )}
      <SubmitButton busyLabel={texts.submitting}>{texts.submit}</SubmitButton>
    </Form>
  );
}

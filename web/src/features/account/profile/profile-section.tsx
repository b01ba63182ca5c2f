import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { profileForm, TEXT_LIMITS, type User } from '@wayfarer/contract';
import { useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { profileTexts as texts } from './copy.ts';
import { accountApi } from '../api.ts';
import { formTexts } from '../copy.ts';
import { PictureChoice } from './picture-choice.tsx';
import { choiceOf, OWN_PICTURE, pictureOf } from './portraits.ts';
import { ProblemBanner } from '../problem-banner.tsx';
import { saveErrorText } from './save-error-text.ts';

interface ProfileFields {
  name: string;
  choice: string;
  address: string;
}

const resolver: Resolver<ProfileFields> = (values, ...rest) =>
  standardSchemaResolver(profileForm(values.choice === OWN_PICTURE))(values, ...rest);

/** Name and picture, stored by the product and by the identity provider for the next sign-in. */
export function ProfileSection({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  const [update] = accountApi.useUpdateUserMutation();
  const [problem, setProblem] = useState('');
  const choice = choiceOf(user.photoUrl);
  const {
    register,
    handleSubmit,
    control,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver,
    defaultValues: {
      name: user.name,
      choice,
      address: choice === OWN_PICTURE ? (user.photoUrl ?? '') : '',
    },
  });
  const chosen = useWatch({ control, name: 'choice' });

  async function submit(fields: ProfileFields) {
    setProblem('');
    const profile = {
      name: fields.name,
      photoUrl: pictureOf(fields.choice, fields.address),
    };
    try {
      await update({ body: profile }).unwrap();
      await dispatch(theIdentity()).changeProfile(profile);
      toast.success(texts.done);
    } catch (error) {
      setProblem(saveErrorText(error, texts.failed));
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="flex flex-col items-start gap-5"
      onSubmit={(event) => void handleSubmit(submit, () => setProblem(formTexts.blocked))(event)}
    >
      <ProblemBanner problem={problem === '' ? undefined : { text: problem }} />
      <Field label={texts.name} error={errors.name?.message} className="w-full">
        <Input {...register('name')} autoComplete="name" maxLength={TEXT_LIMITS.personName} />
      </Field>
      <PictureChoice {...register('choice')} />
      {chosen === OWN_PICTURE && (
        <Field
          label={texts.address}
          hint={texts.addressHint}
          error={errors.address?.message}
          className="w-full"
        >
          <Input
            {...register('address')}
            type="url"
            inputMode="url"
            maxLength={TEXT_LIMITS.imageUrl}
          />
        </Field>
      )}
      <Button type="submit" loading={isSubmitting}>
        {isSubmitting ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}

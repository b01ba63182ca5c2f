import {
  REVIEW_LIMITS,
  ReviewForm as Schema,
  type ReviewForm as Fields,
  type ReviewOfTrip,
} from '@wayfarer/contract';
import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { errorDetail, problemOf } from '../../../lib/error-text.ts';
import { usePictureUpload } from '../../../domain/pictures/upload-picture.ts';
import { restoreFocusAround } from '../../../lib/restore-focus.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Form } from '../../../ui/form/bound/form.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { SubmitButton } from '../../../ui/form/bound/submit-button.tsx';
import { useSchemaForm } from '../../../ui/form/bound/schema-form.ts';
import { Input } from '../../../ui/form/input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { texts as pictureTexts } from '../../../ui/pictures/copy.ts';
import type { EditedPicture } from '../../../ui/pictures/edited-picture.ts';
import { PicturesField } from '../../../ui/pictures/pictures-field.tsx';
import { ownReviewApi } from './api.ts';
import { formTexts as texts } from './copy.ts';
import { StarField } from './star-field.tsx';

/**
 * Creates the review of a trip, or updates the one that was loaded. Resolves to the problem's text,
 * or null.
 */
function useSend(bookingId: string, { review }: ReviewOfTrip) {
  const params = { id: bookingId };
  const [read, setRead] = useState(review);
  const [create] = ownReviewApi.useCreateReviewMutation();
  const [update] = ownReviewApi.useUpdateReviewMutation();
  const [lookAgain] = ownReviewApi.useLazyGetOwnReviewQuery();
  return async (fields: Fields, pictures: readonly EditedPicture[]): Promise<string | null> => {
    const body = {
      ...fields,
      pictures: pictures.map(({ id, alt, credit }) => ({ id, alt, credit })),
      locale: navigator.language,
    };
    const { data, error } = read
      ? await update({ params: { id: read._id }, body: { ...body, revision: read.revision } })
      : await create({ params, body });
    if (data) {
      setRead(data);
      const waits = data.state === 'waiting' ? texts.waits : texts.published;
      toast.success(read ? texts.saved : waits, 'review');
      return null;
    }
    if (problemOf(error)?.code !== 'revision_changed') {
      return `${texts.sendFailed} ${errorDetail(error)}`;
    }
    const { data: now } = await lookAgain({ params });
    if (now) setRead(now.review);
    return texts.changed;
  };
}

function Facts({ pictures }: { pictures: ReactNode }) {
  const { formState, setValue } = useFormContext<Fields>();
  const [rating, words] = useWatch<Fields, ['rating', 'text']>({ name: ['rating', 'text'] });
  const { errors, isSubmitted } = formState;
  return (
    <>
      <StarField
        value={rating}
        error={errors.rating?.message}
        onChange={(stars) => setValue('rating', stars, { shouldValidate: isSubmitted })}
      />
      <FormField name="title" label={texts.heading}>
        <Input maxLength={REVIEW_LIMITS.title} />
      </FormField>
      <FormField
        name="text"
        label={texts.words}
        hint={`${texts.least} · ${texts.length(words.length)}`}
      >
        <Textarea rows={7} maxLength={REVIEW_LIMITS.text} />
      </FormField>
      {pictures}
      <FormField name="name" label={texts.name}>
        <Input maxLength={REVIEW_LIMITS.name} autoComplete="off" />
      </FormField>
    </>
  );
}

/** The form of a review with its pictures, for writing and editing. */
export function ReviewForm({ bookingId, asked }: { bookingId: string; asked: ReviewOfTrip }) {
  const { proposedName, review } = asked;
  const form = useSchemaForm(Schema, {
    rating: review?.rating ?? 0,
    title: review?.title ?? '',
    text: review?.text ?? '',
    name: review?.name ?? proposedName,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [pictures, setPictures] = useState<readonly EditedPicture[]>(
    review?.pictures.map(({ _id: id, alt, credit, url }) => ({ id, url, alt, credit })) ?? [],
  );
  const upload = usePictureUpload();
  const [uploading, setUploading] = useState(false);
  const send = useSend(bookingId, asked);
  async function submit(fields: Fields) {
    setProblem(uploading ? pictureTexts.wait : await send(fields, pictures));
  }
  return (
    <Form of={{ form, send: submit }} ref={restoreFocusAround} className="flex flex-col gap-6">
      <Facts
        pictures={
          <PicturesField
            plain
            label={texts.pictures}
            hint={texts.picturesHint}
            pictures={pictures}
            onChange={setPictures}
            onBusy={setUploading}
            upload={upload}
            explain={errorDetail}
          />
        }
      />
      {problem !== null && (uploading || problem !== pictureTexts.wait) && (
        <Banner>{problem}</Banner>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton size="lg">{review ? texts.save : texts.publish}</SubmitButton>
        <p className="text-sm text-muted">{texts.note}</p>
      </div>
    </Form>
  );
}

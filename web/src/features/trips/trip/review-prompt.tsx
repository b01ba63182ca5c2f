import { reviewPath } from '@wayfarer/contract';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { ownReviewApi } from '../review/api.ts';
import { promptTexts as texts } from '../review/copy.texts.js';

/** A link to review a trip after it has ended, or to the existing review. */
export function ReviewPrompt({ id }: { id: string }) {
  const { data } = ownReviewApi.useGetOwnReviewQuery({ params: { id } });
  // people who can't write a review aren't asked for one
  if (!data || (data.refusal !== null && data.review === null)) return null;
  const written = data.review !== null;
  return (
    <Card className="mb-8">
      <h2 className="display text-h3">{written ? texts.ownTitle : texts.title}</h2>
      {!written && <p className="mt-2 text-muted">{texts.text}</p>}
      <ButtonLink to={reviewPath(id)} className="mt-4" variant={written ? 'secondary' : 'primary'}>
        {written ? texts.see : texts.write}
      </ButtonLink>
    </Card>
  );
}

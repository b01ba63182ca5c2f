import { type SampleReview, commaList } from '@wayfarer/contract';
import { sampleLang } from '../../../lib/language.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { RatingStars } from '../../../ui/display/rating.tsx';
import { reviewTexts as texts } from './copy.ts';

/** The demonstration's sample reviews, each marked as a sample, which show what the section looks like. */
export function SampleReviews({ of: samples }: { of: readonly SampleReview[] }) {
  return (
    <section aria-label={texts.samples} className="mt-5">
      <ul className="flex flex-col gap-4">
        {samples.map(({ _id, location, name, rating, text }) => (
          <li key={_id}>
            <Card>
              <div className="flex flex-wrap items-center gap-3">
                <RatingStars value={rating} />
                <Badge>{texts.sample}</Badge>
              </div>
              <blockquote dir="auto" lang={sampleLang} className="mt-3 wrap-anywhere">
                {text}
              </blockquote>
              <p className="mt-3 text-sm text-muted">{commaList([name, location])}</p>
            </Card>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{texts.samplesText}</p>
    </section>
  );
}

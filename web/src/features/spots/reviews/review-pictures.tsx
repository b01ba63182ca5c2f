import type { TripReview } from '@wayfarer/contract';
import { useState } from 'react';
import { Picture } from '../../../ui/display/picture.tsx';
import { Lightbox } from '../detail/lightbox.tsx';
import { reviewTexts as texts } from './copy.ts';

/** A traveler's pictures as thumbnails; pressing one enlarges it to the whole screen. */
export function ReviewPictures({ name, pictures }: Pick<TripReview, 'name' | 'pictures'>) {
  const [enlarged, setEnlarged] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul aria-label={texts.picturesBy(name)} className="mt-4 flex flex-wrap gap-2">
        {pictures.map(({ _id, alt, placeholder, url }, index) => (
          <li key={_id}>
            <button
              type="button"
              aria-label={texts.enlarge({ index: index + 1, count: pictures.length, name })}
              onClick={() => setEnlarged(index)}
              className="block size-24 cursor-zoom-in overflow-hidden rounded-card"
            >
              <Picture src={url} alt={alt} ratio="square" sizes="6rem" placeholder={placeholder} />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        name={texts.picturesBy(name)}
        pictures={pictures.map(({ alt, credit, url }) => ({ src: url, alt, credit }))}
        category={null}
        index={enlarged}
        onShow={setEnlarged}
        onClose={() => setEnlarged(null)}
      />
    </>
  );
}

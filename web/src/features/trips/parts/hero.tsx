import type { Trip } from '@wayfarer/contract';
import { Picture } from '../../../ui/display/pictures/picture.tsx';

/** The destination's picture, which is decorative because the heading above it names the place. */
export function Hero({ picture }: { picture: Trip['place']['picture'] }) {
  return (
    <div className="h-56 sm:h-80">
      <Picture
        src={picture?.image ?? ''}
        placeholder={picture?.placeholder ?? undefined}
        alt=""
        ratio="fill"
        sizes="(min-width: 90rem) 83rem, 100vw"
        priority
        className="rounded-panel"
      />
    </div>
  );
}

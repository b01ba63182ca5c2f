import { Star } from 'lucide';
import { useId } from 'react';
import { FieldError } from '../../../ui/form/field.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { formTexts as texts } from './copy.ts';

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars, made of native radio buttons, so that arrow keys work. */
export function StarField({
  value,
  error,
  onChange,
}: {
  value: number;
  error: string | undefined;
  onChange: (stars: number) => void;
}) {
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      <legend className="text-sm font-semibold">{texts.rating}</legend>
      <div className="mt-1 flex flex-wrap items-center gap-1.5">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-11 place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <span className="sr-only">{texts.stars(stars)}</span>
            <Icon
              shape={Star}
              className={stars <= value ? 'size-7 fill-sun stroke-sun-ink' : 'size-7 text-muted'}
            />
          </label>
        ))}
        <span aria-hidden className="font-medium">
          {texts.ratings[value - 1]}
        </span>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

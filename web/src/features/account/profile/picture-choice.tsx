import { ImagePlus } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../../ui/display/icon.tsx';
import { Portrait } from '../../../ui/display/pictures/picture.tsx';
import { profileTexts as texts } from './copy.texts.js';
import { NO_PICTURE, OWN_PICTURE, PORTRAITS } from './portraits.ts';

const LOOK =
  'grid size-14 place-items-center overflow-hidden rounded-full ring-2 ring-transparent ring-offset-2 ring-offset-paper transition-shadow peer-checked:ring-brand peer-focus-visible:outline-3 peer-focus-visible:outline-offset-5 peer-focus-visible:outline-lagoon hover:ring-line-strong';

/**
 * Radio buttons that look like the pictures they choose. Takes the props of React Hook Form's
 * `register`.
 */
export function PictureChoice(field: ComponentProps<'input'>) {
  const choices = [
    { value: NO_PICTURE, label: texts.none, picture: <Portrait src="" name="" size={60} /> },
    ...PORTRAITS.map((src, index) => ({
      value: src,
      label: texts.drawn(index + 1),
      picture: <Portrait src={src} name="" size={60} />,
    })),
    {
      value: OWN_PICTURE,
      label: texts.own,
      picture: (
        <span className="grid size-full place-items-center bg-sunken text-muted">
          <Icon shape={ImagePlus} className="size-6" />
        </span>
      ),
    },
  ];
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{texts.picture}</legend>
      <div className="flex flex-wrap gap-3 sm:gap-1.5">
        {choices.map(({ value, label, picture }) => (
          <label key={value} title={label}>
            <input
              {...field}
              type="radio"
              value={value}
              aria-label={label}
              className="peer sr-only"
            />
            <span className={LOOK}>{picture}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

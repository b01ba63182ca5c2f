import { isPictureUrl, TEXT_LIMITS } from '@wayfarer/contract';
import { fieldTexts as texts } from './copy.ts';
import { Part, type PartProps, TextField } from './fields.tsx';

/** The picture of a destination, by its address. */
export function PicturesSection({ draft, faults, onChange }: PartProps) {
  const { facts } = draft;
  const address = facts.image.trim();
  const isShown = isPictureUrl(address) || address.startsWith('/media/');
  return (
    <Part name="pictures">
      <TextField
        label={texts.image}
        hint={texts.imageHint}
        value={facts.image}
        error={faults.image}
        type="url"
        inputMode="url"
        maxLength={TEXT_LIMITS.imageUrl}
        required
        wide
        onChange={(image) => onChange({ ...draft, facts: { ...facts, image } })}
      />
      {isShown && (
        <img
          key={address}
          src={address}
          alt={texts.imageAlt}
          referrerPolicy="no-referrer"
          className="aspect-[4/3] w-full max-w-80 rounded-card bg-sunken object-cover"
        />
      )}
    </Part>
  );
}

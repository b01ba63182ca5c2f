import { isPictureUrl, readPictureAddress, TEXT_LIMITS } from '@wayfarer/contract';
import { errorDetail } from '../../../../api/error-text.ts';
import { usePictureUpload } from '../../../../domain/pictures/upload-picture.ts';
import { PicturesField } from '../../../../ui/pictures/pictures-field.tsx';
import { TextField } from '../../../kit/form/fields.tsx';
import { fieldTexts as texts } from './copy.ts';
import type { Draft } from './draft.ts';
import { Part, type PartProps } from './fields.tsx';

type Pictures = Draft['facts']['pictures'];

/** While there are uploaded pictures, the address is that of the first. */
function withPictures({ facts, ...draft }: Draft, pictures: Pictures): Draft {
  const kept = readPictureAddress(facts.image) ? '' : facts.image;
  return { ...draft, facts: { ...facts, pictures, image: pictures[0]?.url ?? kept } };
}

function AddressField({ draft, faults, onChange }: PartProps) {
  const { facts } = draft;
  const address = facts.image.trim();
  const isShown = isPictureUrl(address) || address.startsWith('/media/');
  return (
    <>
      <TextField
        label={texts.image}
        hint={texts.imageHint}
        value={facts.image}
        error={faults['image']}
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
    </>
  );
}

/** The pictures of a destination: uploaded, or one by its address. */
export function PicturesSection({
  onBusy,
  ...props
}: PartProps & { onBusy: (busy: boolean) => void }) {
  const upload = usePictureUpload();
  const { pictures } = props.draft.facts;
  return (
    <Part name="pictures">
      <div className="sm:col-span-2">
        <PicturesField
          label={texts.pictures}
          hint={texts.picturesHint}
          pictures={pictures}
          onChange={(change) =>
            props.onChange((draft) => withPictures(draft, change(draft.facts.pictures)))
          }
          onBusy={onBusy}
          upload={upload}
          explain={errorDetail}
        />
      </div>
      {pictures.length === 0 && <AddressField {...props} />}
    </Part>
  );
}

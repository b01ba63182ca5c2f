import { isPictureUrl, readPictureAddress, TEXT_LIMITS } from '@wayfarer/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { errorDetail } from '../../../../../lib/error-text.ts';
import { usePictureUpload } from '../../../../../domain/pictures/upload-picture.ts';
import { FormField } from '../../../../../ui/form/bound/form-field.tsx';
import { Input } from '../../../../../ui/form/input.tsx';
import type { EditedPicture } from '../../../../../ui/pictures/edited-picture.ts';
import { PicturesField } from '../../../../../ui/pictures/pictures-field.tsx';
import { fieldTexts as texts } from '../copy.ts';
import type { Draft } from '../draft.ts';
import { Part } from './part.tsx';

type Change = (pictures: readonly EditedPicture[]) => readonly EditedPicture[];

function AddressField() {
  const address = useWatch<Draft, 'facts.image'>({ name: 'facts.image' }).trim();
  const isShown = isPictureUrl(address) || address.startsWith('/media/');
  return (
    <>
      <FormField
        name="facts.image"
        label={texts.image}
        hint={texts.imageHint}
        required
        className="sm:col-span-2"
      >
        <Input
          type="url"
          dir="ltr"
          inputMode="url"
          maxLength={TEXT_LIMITS.imageUrl}
          autoComplete="off"
        />
      </FormField>
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

/** The pictures of a destination: uploads, or one picture from an external address. */
export function PicturesSection({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const upload = usePictureUpload();
  const { clearErrors, control, getValues, setValue } = useFormContext<Draft>();
  const pictures = useWatch({ control, name: 'facts.pictures' });

  /**
   * Takes a function, because the pictures may have changed by the end of an upload. If there are uploads, the image
   * address becomes that of the first upload.
   */
  function change(of: Change) {
    const next = of(getValues('facts.pictures'));
    const address = getValues('facts.image');
    const kept = readPictureAddress(address) ? '' : address;
    setValue('facts.pictures', [...next]);
    setValue('facts.image', next[0]?.url ?? kept);
    if (next.length > 0) clearErrors('facts.image');
  }

  return (
    <Part name="pictures">
      <div className="sm:col-span-2">
        <PicturesField
          label={texts.pictures}
          hint={texts.picturesHint}
          pictures={pictures}
          onChange={change}
          onBusy={onBusy}
          upload={upload}
          explain={errorDetail}
        />
      </div>
      {pictures.length === 0 && <AddressField />}
    </Part>
  );
}

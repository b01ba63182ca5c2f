import type { Dispatch, SetStateAction } from 'react';
import { errorDetail } from '../../../../lib/error-text.ts';
import { usePictureUpload } from '../../../../domain/pictures/upload-picture.ts';
import type { EditedPicture } from '../../../../ui/pictures/edited-picture.ts';
import { texts as pictureTexts } from '../../../../ui/pictures/copy.ts';
import { PicturesField } from '../../../../ui/pictures/pictures-field.tsx';
import { formTexts as texts } from '../copy.ts';

export interface SpotPicturesProps {
  pictures: readonly EditedPicture[];
  onPictures: Dispatch<SetStateAction<readonly EditedPicture[]>>;
  /** Called with the reason why the form can't be sent yet, or with an empty string. */
  onWait: (why: string) => void;
}

/** The pictures of a destination, uploaded from its form. */
export function SpotPictures({ pictures, onPictures, onWait }: SpotPicturesProps) {
  const upload = usePictureUpload();
  return (
    <PicturesField
      label={texts.pictures}
      hint={texts.picturesHint}
      pictures={pictures}
      onChange={onPictures}
      onBusy={(busy) => onWait(busy ? pictureTexts.wait : '')}
      upload={upload}
      explain={errorDetail}
    />
  );
}

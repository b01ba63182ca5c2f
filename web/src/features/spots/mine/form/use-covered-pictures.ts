import { readPictureAddress, type SpotFields } from '@wayfarer/contract';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EditedPicture } from '../../../../ui/pictures/edited-picture.ts';

/** The uploaded pictures of a form. The URL of the first picture replaces the form's image URL. */
export function useCoveredPictures(
  { getValues, setValue, clearErrors }: UseFormReturn<SpotFields>,
  initial: readonly EditedPicture[] = [],
) {
  const state = useState(initial);
  const cover = state[0][0]?.url;
  useEffect(() => {
    if (cover !== undefined) {
      setValue('image', cover);
      clearErrors('image');
    } else if (readPictureAddress(getValues('image'))) setValue('image', '');
  }, [cover, getValues, setValue, clearErrors]);
  return state;
}

import type { SettingPicture } from '@wayfarer/contract';
import { useId } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { usePictureUpload } from '../../../domain/pictures/upload-picture.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { OnePicture } from '../../../ui/pictures/one-picture.tsx';
import type { ControlProps } from './control-props.ts';

/** A picture that the agency uploads. */
export function PictureControl({ field, value, mark, error, onChange }: ControlProps) {
  const upload = usePictureUpload();
  const errorId = useId();
  const { label, hint } = field;
  return (
    <fieldset className="sm:col-span-2" aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-semibold">
        {label} {mark}
      </legend>
      {hint && <p className="mt-1 mb-2 text-xs text-muted">{hint}</p>}
      <FieldError id={errorId} error={error} />
      <OnePicture
        label={label}
        look="h-16 max-w-56 rounded-lg border border-line bg-white object-contain p-1"
        url={value === '' ? '' : (value as SettingPicture).url}
        upload={upload}
        explain={errorDetail}
        onChange={(sent) =>
          onChange(sent ? { url: sent.url, width: sent.width, height: sent.height } : '')
        }
      />
    </fieldset>
  );
}

/** The picture of a line in a list; round if it is a portrait. */
export function RowPicture({
  label,
  isRound,
  value,
  onChange,
}: {
  label: string;
  isRound: boolean;
  value: string;
  onChange: (address: string) => void;
}) {
  const upload = usePictureUpload();
  return (
    <div className="sm:col-span-2">
      <p className="mb-1 text-sm font-semibold">{label}</p>
      <OnePicture
        look={isRound ? 'size-16 rounded-full object-cover' : 'h-20 w-32 rounded-lg object-cover'}
        label={label}
        url={value}
        upload={upload}
        explain={errorDetail}
        onChange={(sent) => onChange(sent?.url ?? '')}
      />
    </div>
  );
}

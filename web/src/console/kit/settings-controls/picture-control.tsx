import type { SettingPicture } from '@wayfarer/contract';
import { errorDetail } from '../../../lib/error-text.ts';
import { usePictureUpload } from '../../../domain/pictures/upload-picture.ts';
import { OnePicture } from '../../../ui/pictures/one-picture.tsx';
import { ControlGroup } from './control-group.tsx';
import type { ControlProps } from './control-props.ts';

/** A picture that the agency uploads. */
export function PictureControl({ field, value, mark, error, onChange }: ControlProps) {
  const upload = usePictureUpload();
  const { label, hint } = field;
  return (
    <ControlGroup {...{ field, mark, error }}>
      <div className={hint && 'mt-2'}>
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
      </div>
    </ControlGroup>
  );
}

/** The picture in a row of a list; round if it is a portrait. */
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

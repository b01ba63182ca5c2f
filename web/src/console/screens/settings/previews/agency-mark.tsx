import type { SettingPicture } from '@wayfarer/contract';
import { type PreviewProps, textOf } from './preview-props.ts';

/** The logo, or the name if there is none. */
export function AgencyMark({ valueOf, text }: Pick<PreviewProps, 'valueOf'> & { text: string }) {
  const name = textOf(valueOf)('agency.name');
  const logo = valueOf('agency.logoPicture') as SettingPicture | '';
  if (!logo) return <p className={`display wrap-anywhere ${text}`}>{name}</p>;
  return (
    <img
      src={logo.url}
      alt={name}
      className="h-11 max-w-44 rounded-lg bg-white object-contain p-1"
    />
  );
}

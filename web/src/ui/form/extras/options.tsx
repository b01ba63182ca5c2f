import { lazyComponent } from '../../loading/lazy-component.tsx';
import type { OptionsProps } from './options-field.tsx';

const OptionsField = lazyComponent(async () => (await import('./options-field.tsx')).OptionsField);

/** The field for optional extras, whose script is loaded only if there are any. */
export function Options(props: OptionsProps) {
  return (props.offer.prices.options ?? []).length === 0 ? null : <OptionsField {...props} />;
}

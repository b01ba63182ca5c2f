import type { ChosenOption, PartyOffer } from '@wayfarer/contract';
import { lazyComponent } from '../../loading/lazy-component.tsx';

const OptionsField = lazyComponent(async () => (await import('./options-field.tsx')).OptionsField);

/** The field for optional extras, whose script is loaded only if there are any. */
export function Options(props: { offer: PartyOffer; onChange: (options: ChosenOption[]) => void }) {
  return (props.offer.prices.options ?? []).length === 0 ? null : <OptionsField {...props} />;
}

import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { listTexts as texts } from './copy.texts.js';

/** Shown without any bookings, with two ways to find a first trip. */
export function NoBookings() {
  return (
    <EmptyState
      title={texts.none}
      text={texts.noneText}
      actions={
        <>
          <ButtonLink to={paths.catalogue()}>{texts.explore}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.popularSpots()}>
            {texts.popular}
          </ButtonLink>
        </>
      }
    />
  );
}

import type { SavedPlaces } from '@wayfarer/contract';
import { useLocation } from 'react-router';
import { paths } from '../../../domain/paths.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { keepTexts as texts } from './copy.texts.js';
import { useKeep } from './use-keep.ts';

/** Says where the list is stored, and moves it to the account or back. Nothing is sent without consent. */
export function WhereKept({
  onDevice,
  account,
}: {
  onDevice: readonly string[];
  account: SavedPlaces | undefined;
}) {
  const { isLoading, userEmail } = useSession();
  const { pathname } = useLocation();
  const { isBusy, keep, stop } = useKeep();
  const isKept = account?.kept === true;
  const offer = () => (
    <Button size="sm" variant="secondary" loading={isBusy} onClick={() => void keep()}>
      {onDevice.length > 0 && isKept ? texts.yes : texts.offer}
    </Button>
  );
  // the text depends on the session; until the session is known, only its space is reserved
  if (isLoading && userEmail === '') return <div className="mb-6 h-17" />;
  if (userEmail === '') {
    return (
      <Line text={texts.onDevice}>
        <ButtonLink size="sm" variant="secondary" to={paths.login()} state={{ from: pathname }}>
          {texts.signIn}
        </ButtonLink>
      </Line>
    );
  }
  if (!account) return null;
  if (onDevice.length > 0)
    return <Line text={texts.ask({ count: onDevice.length, email: userEmail })}>{offer()}</Line>;
  if (!isKept) return <Line text={texts.onDevice}>{offer()}</Line>;
  return (
    <Line text={texts.kept(userEmail)}>
      <Button
        size="sm"
        variant="secondary"
        loading={isBusy}
        onClick={() => void stop(account.places.map(({ spotId }) => spotId))}
      >
        {texts.stop}
      </Button>
    </Line>
  );
}

function Line({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-field bg-lagoon-soft px-4 py-3 text-sm font-medium text-lagoon">
      <p className="min-w-0 wrap-anywhere">{text}</p>
      {children}
    </div>
  );
}

import { Heart } from 'lucide';
import { useState } from 'react';
import { paths } from '../../../domain/paths.ts';
import { askedMark } from '../../../domain/asked-mark.ts';
import { favourites, useDeviceList } from '../../../domain/saved/saved-spots.ts';
import { useSession } from '../../../session/use-session.ts';
import { restoreFocusAround } from '../../../lib/restore-focus.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { keepTexts as texts } from './copy.texts.js';
import { useKeep } from './use-keep.ts';

/**
 * Asks signed-in people if their account should keep this device's saved places. It names their email, because the
 * places may be another person's.
 */
export function KeepSavedNotice() {
  const { userEmail } = useSession();
  const count = useDeviceList(favourites).length;
  const { isBusy, keep } = useKeep();
  const [answered, setAnswered] = useState(false);
  const finish = () => {
    askedMark.set();
    setAnswered(true);
  };
  if (answered || count === 0) return null;
  return (
    <section
      ref={restoreFocusAround}
      aria-label={texts.label}
      className="sticky bottom-4 z-40 mx-auto flex w-[calc(100%-2rem)] max-w-xl print:hidden items-start gap-3 rounded-card border border-line bg-surface p-4 text-ink shadow-float animate-rise"
    >
      <Icon shape={Heart} className="mt-0.5 size-5 shrink-0 text-brand" />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">
          <Link to={paths.saved()} className="underline underline-offset-4">
            {texts.label}
          </Link>
          : {texts.ask({ count, email: userEmail })}
        </p>
        <div className="mt-3 flex flex-wrap gap-2 max-sm:-ms-8">
          <Button
            size="sm"
            loading={isBusy}
            onClick={() => void keep().then((kept) => kept && finish())}
          >
            {texts.yes}
          </Button>
          <Button size="sm" variant="secondary" onClick={finish}>
            {texts.no}
          </Button>
        </div>
      </div>
    </section>
  );
}

import { useSession } from '../../../../session/use-session.ts';
import { Portrait } from '../../../../ui/display/pictures/picture.tsx';
import { contributorTexts as texts } from '../copy.texts.js';

/** The owner of the new destination (spec §2, Add tourist spot: contributor block). */
export function Contributor() {
  const { userName, userEmail } = useSession();
  return (
    <section aria-label={texts.title} className="rounded-panel bg-sunken p-5">
      <h2 className="text-sm font-semibold text-muted">{texts.title}</h2>
      <div className="mt-3 flex items-center gap-3">
        <Portrait src="" name="" size={44} />
        <p className="min-w-0">
          {userName !== '' && <strong className="block wrap-anywhere">{userName}</strong>}
          <span className="block text-sm wrap-anywhere text-muted">{userEmail}</span>
        </p>
      </div>
      <p className="mt-3 text-sm text-muted">{texts.text}</p>
    </section>
  );
}

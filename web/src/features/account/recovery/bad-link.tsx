import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { linkTexts as texts } from './copy.texts.js';

/** Shown for a link that was already used, has expired, is incomplete or failed for another reason. */
export function BadLink({ text, reset = false }: { text?: string | undefined; reset?: boolean }) {
  return (
    <AccountFrame title={texts.badTitle} poster="lake">
      <p role="alert">{text ?? texts.badText}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {reset ? (
          <ButtonLink to={paths.forgotPassword()}>{texts.newReset}</ButtonLink>
        ) : (
          <ButtonLink to={paths.account()}>{texts.toAccount}</ButtonLink>
        )}
        <ButtonLink to={paths.home()} variant="secondary">
          {texts.home}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}

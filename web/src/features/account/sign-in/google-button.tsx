import { usePublicConfig } from '../../../api/public-config.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { formTexts as texts } from '../copy.texts.js';

/** Google's mark in its own colors, as its brand rules require. */
function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-5">
      <path
        fill="#4285F4"
        d="M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.2a5.3 5.3 0 0 1-2.3 3.5v2.9h3.7c2.2-2 3.4-5 3.4-8.6Z"
      />
      <path
        fill="#34A853"
        d="M12 23.5c3.1 0 5.7-1 7.6-2.8l-3.7-2.9a7 7 0 0 1-10.5-3.7H1.6v3A11.5 11.5 0 0 0 12 23.5Z"
      />
      <path fill="#FBBC05" d="M5.4 14.1a6.9 6.9 0 0 1 0-4.4v-3H1.6a11.5 11.5 0 0 0 0 10.4l3.8-3Z" />
      <path
        fill="#EA4335"
        d="M12 5.3c1.7 0 3.2.6 4.4 1.7l3.3-3.3A11.5 11.5 0 0 0 1.6 6.7l3.8 3A6.9 6.9 0 0 1 12 5.3Z"
      />
    </svg>
  );
}

/**
 * Continue with Google (spec §2), with a hint while the sign-in window is open. Hidden if the site doesn't offer it.
 */
export function GoogleButton({
  waiting,
  disabled,
  label = texts.google,
  onClick,
}: {
  waiting: boolean;
  disabled: boolean;
  label?: string;
  onClick: () => void;
}) {
  const { googleSignIn } = usePublicConfig();
  if (!googleSignIn) return null;
  return (
    <div>
      <Button variant="secondary" block disabled={disabled} onClick={onClick}>
        <GoogleMark />
        {label}
      </Button>
      <p aria-live="polite" className={waiting ? 'mt-2 text-center text-xs text-muted' : 'sr-only'}>
        {waiting && texts.googleWaiting}
      </p>
    </div>
  );
}

/** The line between the two ways to sign in. */
export function OrLine() {
  const { googleSignIn } = usePublicConfig();
  if (!googleSignIn) return null;
  return (
    <p className="noscript:hidden my-5 flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {texts.or}
    </p>
  );
}

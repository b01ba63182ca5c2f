import { withoutPrefix } from '../../../lib/language.ts';

/** For screens that are opened by a link with a secret after `#`. */
type LinkScreen = 'setup' | 'join';

const keyOf = (screen: LinkScreen) => `${screen}-token`;

/** Removes the link's secret from the address bar and stores it for this tab, where it survives a sign-in. */
export function takeLinkToken(): void {
  if (import.meta.env.SSR) return;
  const token = location.hash.slice(1);
  const screen = /^\/admin\/(setup|join)$/i
    .exec(withoutPrefix(location.pathname))?.[1]
    ?.toLowerCase();
  if (token === '' || screen === undefined) return;
  try {
    sessionStorage.setItem(keyOf(screen as LinkScreen), token);
    history.replaceState(history.state, '', location.pathname);
  } catch {
    // storage is blocked, so the secret stays in the address; the link works unless the person has to sign in first
  }
}

export function readLinkToken(screen: LinkScreen): string {
  try {
    return sessionStorage.getItem(keyOf(screen)) ?? location.hash.slice(1);
  } catch {
    return location.hash.slice(1);
  }
}

export function forgetLinkToken(screen: LinkScreen): void {
  try {
    sessionStorage.removeItem(keyOf(screen));
  } catch {
    // storage is blocked, so the secret was never stored
  }
}

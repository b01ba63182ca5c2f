/** Screens that are opened by a link with a secret behind `#`. */
type LinkScreen = 'setup' | 'join';

const keyOf = (screen: LinkScreen) => `${screen}-token`;

/** Takes the link's secret out of the address bar, and keeps it for this tab, also over a sign-in. */
export function takeLinkToken(): void {
  if (import.meta.env.SSR) return;
  const token = location.hash.slice(1);
  const screen = /^\/admin\/(setup|join)$/i.exec(location.pathname)?.[1]?.toLowerCase();
  if (token === '' || screen === undefined) return;
  try {
    sessionStorage.setItem(keyOf(screen as LinkScreen), token);
    history.replaceState(history.state, '', location.pathname);
  } catch {
    // storage is blocked: the link stays in the address, where it works without a sign-in between
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
    // it was never stored
  }
}

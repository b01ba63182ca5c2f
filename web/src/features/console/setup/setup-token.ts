const KEY = 'setup-token';

/** Takes the link's secret out of the address bar, and keeps it for this tab, also over a sign-in. */
export function takeSetupToken(): void {
  if (import.meta.env.SSR) return;
  const token = location.hash.slice(1);
  if (token === '' || !/^\/admin\/setup$/i.test(location.pathname)) return;
  try {
    sessionStorage.setItem(KEY, token);
    history.replaceState(history.state, '', location.pathname);
  } catch {
    // storage is blocked: the link stays in the address, where it works without a sign-in between
  }
}

export function readSetupToken(): string {
  try {
    return sessionStorage.getItem(KEY) ?? location.hash.slice(1);
  } catch {
    return location.hash.slice(1);
  }
}

export function forgetSetupToken(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // it was never stored
  }
}

/** What the guard passes along to the login page: where the visitor wanted to go. */
export interface ReturnState {
  from: string;
}

/** The path a visitor came from, out of the router's state; `/` where there is none of our own. */
export function returnPath(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/';
}

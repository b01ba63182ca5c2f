/** Which modules travel together: two dozen small files compress worse, and take more asking. */
import { FIRST, PIECES, SECTIONS } from './home.ts';
import { CONTENT, ENTRANCE, PROOF, TOAST } from './people.ts';
import { KEPT, LISTS, PLACES, SAVED } from './places.ts';
import { AGENCY, CALLS, FEW, JOURNEY, PAPERS, PAYMENTS, TRIP } from './trips.ts';

export const chunks = [
  // apart from the frame, so that each runs in a task of its own (boot.js)
  {
    name: 'libraries',
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-redux|@reduxjs|immer|redux|redux-thunk|reselect)\//,
  },
  { name: 'frame', tags: ['$initial' as const] },
  { name: 'first', test: FIRST },
  { name: 'calls', test: CALLS },
  { name: 'pieces', test: PIECES, includeDependenciesRecursively: false },
  { name: 'places', test: PLACES, includeDependenciesRecursively: false },
  { name: 'trip', test: TRIP, includeDependenciesRecursively: false },
  { name: 'lists', test: LISTS, includeDependenciesRecursively: false },
  { name: 'journey', test: JOURNEY, includeDependenciesRecursively: false },
  { name: 'few', test: FEW, includeDependenciesRecursively: false },
  { name: 'kept', test: KEPT, includeDependenciesRecursively: false },
  { name: 'saved', test: SAVED, includeDependenciesRecursively: false },
  { name: 'papers', test: PAPERS, includeDependenciesRecursively: false },
  { name: 'payments', test: PAYMENTS, includeDependenciesRecursively: false },
  { name: 'content', test: CONTENT, includeDependenciesRecursively: false },
  { name: 'toast', test: TOAST, includeDependenciesRecursively: false },
  { name: 'entrance', test: ENTRANCE, includeDependenciesRecursively: false },
  { name: 'proof', test: PROOF, includeDependenciesRecursively: false },
  { name: 'agency', test: AGENCY, includeDependenciesRecursively: false },
  { name: 'sections', test: SECTIONS, includeDependenciesRecursively: false },
];

/** Every page has this before it asks for anything. */
const PRESENT = /\/(?:entry-client|libraries|rolldown-runtime)-/;

/**
 * Pages that mails, codes and messages lead to, and what a press sends, for which the server's answer names the files, or a page that
 * has them: whoever comes another way waits for one more round trip, and nobody else carries their lists.
 */
const NAMED_ELSEWHERE =
  /\/(?:action|check-in|confirm-newsletter|console|outbox|receipt|review|shared-trip|unsubscribe|voucher)-page-|\/subscribe-/;

/** What to ask for together with a module that is about to be imported. */
export function askedWith(module: string, dependencies: readonly string[]): string[] {
  if (NAMED_ELSEWHERE.test(module)) return [];
  return dependencies.filter((file) => !PRESENT.test(file));
}

import { expect, test } from 'vitest';
import { allowSkippedTransitions } from './skipped-transitions.ts';

function isReported(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  return window.dispatchEvent(event);
}

test('a skipped transition is not a page error, unlike everything else', () => {
  const skipped = new DOMException('Transition was skipped', 'AbortError');
  expect(isReported(skipped)).toBe(true);
  allowSkippedTransitions();
  expect(isReported(skipped)).toBe(false);
  expect(isReported(new DOMException('The user aborted a request.', 'AbortError'))).toBe(true);
  expect(isReported(new Error('Transition was skipped'))).toBe(true);
});

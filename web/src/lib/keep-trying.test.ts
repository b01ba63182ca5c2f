import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTrying } from './keep-trying.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('tries again after one second, then two, then four, at most thirty, and tells each failure', async () => {
  const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('offline'));
  const onFailure = vi.fn<() => void>();
  const answer = keepTrying(attempt, onFailure);
  await vi.advanceTimersByTimeAsync(999);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000 + 4000);
  expect(attempt).toHaveBeenCalledTimes(4);
  // 8 s and 16 s, then 30 s each
  await vi.advanceTimersByTimeAsync(24_000 + 2 * 30_000);
  expect(attempt).toHaveBeenCalledTimes(8);
  expect(onFailure).toHaveBeenCalledTimes(8);
  attempt.mockResolvedValue('there');
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(answer).resolves.toBe('there');
  expect(onFailure).toHaveBeenCalledTimes(8);
});

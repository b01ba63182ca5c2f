import { describe, expect, it } from 'vitest';
import { PersonShares } from './person-shares.ts';

describe('the share of a person', () => {
  it('is a number at once, the rest in turn, and each place is passed on', async () => {
    const shares = new PersonShares(2, 10);
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const work = (number: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      done.push(number);
      if (number === 3) throw new Error('it went wrong');
    };
    const all = Array.from({ length: 8 }, (_, number) => shares.run('ada', work(number)));
    const outcomes = await Promise.allSettled(all);
    expect(most).toBe(2);
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  it('ends with a refusal that says when to retry, and leaves others alone', async () => {
    const shares = new PersonShares(1, 1);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const first = shares.run('ada', () => held);
    const second = shares.run('ada', () => held);
    await expect(shares.run('ada', () => held)).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfter: 5,
    });
    expect(await shares.run('bob', async () => 'served')).toBe('served');
    release();
    await Promise.all([first, second]);
    expect(await shares.run('ada', async () => 'again')).toBe('again');
  });
});

import type { DayRecord } from '@wayfarer/contract';
import { expect, test } from 'vitest';
import { planOf, type Rule } from './plan.ts';

const RULE: Rule = {
  from: '2027-05-01',
  to: '2027-05-31',
  weekdays: [2],
  except: [],
  times: ['14:00', '09:00', '14:00'],
};
const TUESDAYS = ['2027-05-04', '2027-05-11', '2027-05-18', '2027-05-25'];

const known = (day: string, startTime: string | null, taken = 0): DayRecord => ({
  day,
  startTime,
  scheduled: true,
  closed: false,
  capacity: null,
  note: '',
  taken,
  kept: 0,
});

test('a rule with times plans each of them once, in order, in one call', () => {
  const plan = planOf(RULE, []);
  expect(plan.fresh).toEqual([{ days: TUESDAYS, times: ['09:00', '14:00'] }]);
  expect([plan.added, plan.all, plan.replaced]).toEqual([8, 8, 0]);
});

test('a rule without times plans one departure per day', () => {
  const plan = planOf({ ...RULE, times: [] }, [known('2027-05-04', null)]);
  expect(plan.fresh).toEqual([{ days: TUESDAYS.slice(1), times: [''] }]);
  expect([plan.added, plan.all]).toEqual([3, 4]);
});

test('adds only the missing times of a day', () => {
  const plan = planOf(RULE, [known('2027-05-04', '09:00', 3), known('2027-05-11', '09:00'), known('2027-05-11', '14:00')]); // prettier-ignore
  expect(plan.fresh).toEqual([
    { days: ['2027-05-04'], times: ['14:00'] },
    { days: ['2027-05-18', '2027-05-25'], times: ['09:00', '14:00'] },
  ]);
  expect([...plan.kinds].map(([, kind]) => kind)).toEqual(['new', 'there', 'new', 'new']);
  expect([plan.added, plan.all]).toEqual([5, 8]);
});

test('replaces a departure without a time if it has no bookings, and keeps it otherwise', () => {
  const plan = planOf(RULE, [known('2027-05-04', null), known('2027-05-11', null, 2)]);
  expect(plan.replaced).toBe(1);
  expect(plan.kinds.get('2027-05-11')).toBe('kept');
  expect([plan.added, plan.all]).toEqual([6, 6]);
});

test('replaces or keeps departures with times in the same way if the rule has none', () => {
  const plan = planOf({ ...RULE, times: [] }, [
    known('2027-05-04', '09:00', 1),
    known('2027-05-11', '09:00'),
  ]);
  expect(plan.replaced).toBe(1);
  expect(plan.kinds.get('2027-05-04')).toBe('kept');
  expect(plan.added).toBe(3);
});

import { expect, it } from 'vitest';
import { BEHAVIOR, busyMs, costOfVisitor, mostVisitors, needOf, PLAN } from './capacity-model.ts';

const each = (product: number, database: number) => ({ product, database, kilobytes: 10 });
const COSTS = { 'Home, cached': each(1, 0), search: each(4, 6) };
const LOOKS = { 'Home, cached': 2, search: 1 };

it('adds up what a visitor asks for', () => {
  expect(costOfVisitor(COSTS, LOOKS)).toEqual({ product: 6, database: 6, kilobytes: 30 });
  expect(busyMs(10, COSTS, LOOKS)).toBe(120);
});

it('has the most visitors until the processes are busy, or the machine is', () => {
  const machine = { cores: 2, processes: 2, elsewhere: 8 };
  expect(mostVisitors(machine, COSTS, LOOKS)).toBe(100);
  expect(mostVisitors({ ...machine, cores: 8, processes: 3 }, COSTS, LOOKS)).toBe(400);
  expect(mostVisitors({ ...machine, cores: 8, processes: 1 }, COSTS, LOOKS)).toBeCloseTo(166.7, 1);
});

it('leaves to a cache in front what it may keep, and nothing else', () => {
  expect(costOfVisitor(COSTS, LOOKS, 0.5)).toEqual({ product: 5, database: 6, kilobytes: 20 });
});

it('says what a day needs at its busiest minute, with room to spare', () => {
  const need = needOf(1_500_000, COSTS, LOOKS, PLAN);
  expect(need.perSecond).toBe(100);
  expect(need).toMatchObject({ productCores: 0.6, databaseCores: 0.6 });
  expect(need).toMatchObject({ processes: 2, databaseCoresToHave: 2 });
  expect(needOf(10, COSTS, LOOKS, PLAN)).toMatchObject({ processes: 1, databaseCoresToHave: 1 });
});

it('refuses a kind that was not measured', () => {
  expect(() => costOfVisitor(COSTS, BEHAVIOR)).toThrow('catalog, cached');
});

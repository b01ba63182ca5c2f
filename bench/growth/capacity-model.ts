/**
 * The capacity needed for a number of visitors per day, computed from the cost of each kind of request. docs/scaling.md
 * explains the figures; `npm run bench:growth -- --mixed` compares the model with a measured load.
 */

export interface Cost {
  /** Processor time of one request, in ms: that of Wayfarer's processes, and that of PostgreSQL. */
  product: number;
  database: number;
  kilobytes: number;
}
export type Costs = Readonly<Record<string, Cost>>;

/** The number of requests of each kind per visitor. */
export type Behavior = Readonly<Record<string, number>>;

/**
 * The average behavior of visitors. Of a hundred visitors, 60 begin at Home, each opens two destinations and searches
 * nearly once, four book, and three of those pay. Staff open the console once per fifty visitors.
 */
export const BEHAVIOR: Behavior = {
  'Home, cached': 0.6,
  'catalog, cached': 0.5,
  'destination, cached': 1.4,
  'destination, first render': 0.6,
  'list of a thousand, cached': 0.1,
  'page of a list, first time': 0.3,
  search: 0.8,
  'script or font': 9,
  'sign in': 0.08,
  'create a booking': 0.04,
  'pay for a booking': 0.03,
  'my bookings': 0.1,
  'console: today': 0.02,
  'console: bookings': 0.02,
};

/** Requests that a shared cache in front of the product can answer. */
const SHAREABLE = new Set([
  'Home, cached',
  'catalog, cached',
  'destination, cached',
  'script or font',
]);

export interface Plan {
  /** The share of a day's visitors who come in the busiest hour. */
  busiestHour: number;
  /** The rate of the busiest minute as a multiple of that hour's average. */
  burst: number;
  /** The planned load of a processor core in the busiest minute, from 0 to 1. */
  use: number;
  /** The share of the cacheable requests that a cache in front answers; 0 without a cache. */
  cacheHits: number;
}

export const PLAN: Plan = { busiestHour: 0.12, burst: 2, use: 0.5, cacheHits: 0 };

/** The processor time of one visitor, in ms, and the KB sent to the visitor. */
export function costOfVisitor(costs: Costs, behavior: Behavior, cacheHits = 0): Cost {
  const total: Cost = { product: 0, database: 0, kilobytes: 0 };
  for (const [kind, count] of Object.entries(behavior)) {
    const cost = costs[kind];
    if (!cost) throw new Error(`there are no results for "${kind}"`);
    const reaching = count * (SHAREABLE.has(kind) ? 1 - cacheHits : 1);
    total.product += reaching * cost.product;
    total.database += reaching * cost.database;
    total.kilobytes += reaching * cost.kilobytes;
  }
  return total;
}

function visitorsPerSecond(visitorsADay: number, { burst, busiestHour }: Plan): number {
  return (visitorsADay * busiestHour * burst) / 3600;
}

export interface Need {
  perSecond: number;
  /** The number of busy cores in the busiest minute. */
  productCores: number;
  databaseCores: number;
  /** The number of processes and cores needed so that no core is busier than planned. A process uses one core. */
  processes: number;
  databaseCoresToHave: number;
  gigabytesADay: number;
  bookingsADay: number;
}

export function needOf(visitorsADay: number, costs: Costs, behavior: Behavior, plan: Plan): Need {
  const perSecond = visitorsPerSecond(visitorsADay, plan);
  const cost = costOfVisitor(costs, behavior, plan.cacheHits);
  const [productCores, databaseCores] = [cost.product, cost.database].map(
    (ms) => (perSecond * ms) / 1000,
  ) as [number, number];
  return {
    perSecond,
    productCores,
    databaseCores,
    processes: Math.max(1, Math.ceil(productCores / plan.use)),
    databaseCoresToHave: Math.max(1, Math.ceil(databaseCores / plan.use)),
    gigabytesADay: (visitorsADay * cost.kilobytes) / 1024 / 1024,
    bookingsADay: visitorsADay * (behavior['create a booking'] ?? 0),
  };
}

/** Processor time per second of all processes together, in ms. */
export function busyMs(perSecond: number, costs: Costs, behavior: Behavior): number {
  const { database, product } = costOfVisitor(costs, behavior);
  return perSecond * (product + database);
}

export interface Machine {
  cores: number;
  /** The number of Wayfarer's processes; each uses one core. */
  processes: number;
  /** Processor time per visitor that other programs use on the same cores, in ms. */
  elsewhere: number;
}

/** The highest possible number of visitors per second, limited by the processes or by the cores. */
export function mostVisitors(
  { cores, elsewhere, processes }: Machine,
  costs: Costs,
  behavior: Behavior,
): number {
  const { database, product } = costOfVisitor(costs, behavior);
  return Math.min((1000 * processes) / product, (1000 * cores) / (product + database + elsewhere));
}

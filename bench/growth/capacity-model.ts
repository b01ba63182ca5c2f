/**
 * What so many visitors a day need, from what each kind of request costs. docs/scaling.md explains the figures;
 * `npm run bench:growth -- --mixed` compares the model with a load.
 */

export interface Cost {
  /** Processor time of one request, in ms: Wayfarer's processes, and PostgreSQL's. */
  product: number;
  database: number;
  kilobytes: number;
}
export type Costs = Readonly<Record<string, Cost>>;

/** How many requests of each kind a visitor makes. */
export type Behavior = Readonly<Record<string, number>>;

/**
 * Of a hundred visitors 60 begin at Home, each opens two destinations and searches nearly once, four book and three of
 * them pay. A staff member's look at the console comes for every fifty visitors.
 */
export const BEHAVIOR: Behavior = {
  'Home, cached': 0.6,
  'catalogue, cached': 0.5,
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

/** What a shared cache in front may answer instead. */
const SHAREABLE = new Set([
  'Home, cached',
  'catalogue, cached',
  'destination, cached',
  'script or font',
]);

export interface Plan {
  /** Of a day's visitors, those who come in its busiest hour. */
  busiestHour: number;
  /** The busiest minute, as a multiple of the average of that hour. */
  burst: number;
  /** How much of a processor core is planned to be busy at that minute. */
  use: number;
  /** Of what a shared cache in front may keep, how much it answers; 0: there is none. */
  cacheHits: number;
}

export const PLAN: Plan = { busiestHour: 0.12, burst: 2, use: 0.5, cacheHits: 0 };

/** Processor time of one visitor, in ms, and what is sent to them. */
export function costOfVisitor(costs: Costs, behavior: Behavior, cacheHits = 0): Cost {
  const total: Cost = { product: 0, database: 0, kilobytes: 0 };
  for (const [kind, count] of Object.entries(behavior)) {
    const cost = costs[kind];
    if (!cost) throw new Error(`nothing was measured of "${kind}"`);
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
  /** Cores that are busy at the busiest minute. */
  productCores: number;
  databaseCores: number;
  /** What to provide so that no core is busier than planned. A process uses one core. */
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

/** Processor time for each second of so many visitors, all processes together, in ms. */
export function busyMs(perSecond: number, costs: Costs, behavior: Behavior): number {
  const { database, product } = costOfVisitor(costs, behavior);
  return perSecond * (product + database);
}

export interface Machine {
  cores: number;
  /** Of Wayfarer; each uses one core. */
  processes: number;
  /** Processor time that each visitor takes of the same cores besides, in ms. */
  elsewhere: number;
}

/** Visitors a second at most: until the processes are busy, or all cores are. */
export function mostVisitors(
  { cores, elsewhere, processes }: Machine,
  costs: Costs,
  behavior: Behavior,
): number {
  const { database, product } = costOfVisitor(costs, behavior);
  return Math.min((1000 * processes) / product, (1000 * cores) / (product + database + elsewhere));
}

/** An invariant between the rows of a booking's money, whichever version wrote them. */
export interface BookRule {
  name: string;
  /** A description of the fault, to be followed by the id. */
  says: string;
  /** SQL that selects the ids of the rows that break the rule. */
  broken: string;
}

/** Decides which rows are judged. */
export interface Site {
  /** True if it takes real money. */
  livemode: boolean;
  /**
   * The time after an upgrade in which the previous version may still write rows in its own way, as a PostgreSQL
   * interval.
   */
  upgrading: string;
}

/** The condition that the time in a column is after a migration, when all running versions knew about it. */
export const isSince = (column: string, migration: string, { upgrading }: Site): string =>
  `${column} > (select applied_at + interval '${upgrading}' from schema_migrations
    where component = 'product' and name = '${migration}')`;

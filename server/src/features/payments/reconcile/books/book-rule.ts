/** A rule for the rows about a booking's money, which holds regardless of the version that wrote them. */
export interface BookRule {
  name: string;
  /** A description of the fault, ending with a colon, which the row's id follows. */
  says: string;
  /** SQL that selects the ids of the rows that break the rule. */
  broken: string;
}

export interface Site {
  livemode: boolean;
  /**
   * The time after an upgrade during which the previous version may still write rows in its own way, as a PostgreSQL
   * interval.
   */
  upgrading: string;
}

/**
 * A condition: the time in a column is after a migration, and late enough that all running versions knew about it.
 */
export const isSince = (column: string, migration: string, { upgrading }: Site): string =>
  `${column} > (select applied_at + interval '${upgrading}' from schema_migrations
    where component = 'product' and name = '${migration}')`;

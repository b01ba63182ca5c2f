/** What always holds between the rows of a booking's money, whoever wrote them. */
export interface BookRule {
  name: string;
  /** Of what breaks it, to be followed by its id. */
  says: string;
  /** Selects the ids of what breaks it. */
  broken: string;
}

/** What decides which rows are judged. */
export interface Site {
  /** Whether it takes real money. */
  livemode: boolean;
  /**
   * For how long after an upgrade the version before may still have written rows in its own way, as an interval of
   * PostgreSQL.
   */
  upgrading: string;
}

/** Whether a moment, named by its column, is of a version that knew the migration. */
export const isSince = (column: string, migration: string, { upgrading }: Site): string =>
  `${column} > (select applied_at + interval '${upgrading}' from schema_migrations
    where component = 'product' and name = '${migration}')`;

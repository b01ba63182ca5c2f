/** A position in the primary's log. A replica that has replayed it has all earlier changes. */
export interface LogPosition {
  /** Servers that replicate each other share it. */
  system: string;
  database: string;
  /** A new one begins whenever another server takes over. Positions can be compared only within a timeline. */
  timeline: number;
  lsn: string;
}

/** Reads may use only a `current` server. */
export type Standing = 'current' | 'behind' | 'primary' | 'stranger';

export type Ask = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/** The insert position, because with `synchronous_commit` off a change is visible before it is written. */
const AT_PRIMARY = `
  select (select system_identifier::text from pg_control_system()) as system,
    current_database() as database,
    ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline,
    pg_current_wal_insert_lsn()::text as lsn`;

/** A standby notices a new timeline only at its first restart point there; until then, it counts as behind. */
const AT_REPLICA = `
  select pg_is_in_recovery() as follows,
    system.system_identifier::text = $1 and current_database() = $2 as "isSame",
    greatest(checkpoint.timeline_id, recovery.min_recovery_end_timeline) = $3
      and pg_last_wal_replay_lsn() >= $4::pg_lsn as "hasReplayed"
  from pg_control_system() system, pg_control_checkpoint() checkpoint,
    pg_control_recovery() recovery`;

/** Fails on a server that isn't the primary. */
export async function askPosition(ask: Ask): Promise<LogPosition> {
  const [position] = (await ask(AT_PRIMARY, [])).rows as LogPosition[];
  if (!position) throw new Error('the primary did not report its log position');
  return position;
}

export async function askStanding(ask: Ask, position: LogPosition): Promise<Standing> {
  const { system, database, timeline, lsn } = position;
  const { rows } = await ask(AT_REPLICA, [system, database, timeline, lsn]);
  const [found] = rows as { follows: boolean; isSame: boolean; hasReplayed: boolean | null }[];
  if (!found?.isSame) return 'stranger';
  if (!found.follows) return 'primary';
  return found.hasReplayed ? 'current' : 'behind';
}

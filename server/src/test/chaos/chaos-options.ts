export interface ChaosOptions {
  /** Outside, as Stripe is, or in the product's own process. */
  provider: 'outside' | 'embedded';
  /** DATABASE_URL or DATA_DIR of an empty database. */
  database: Record<string, string>;
  seed: number;
  /** Trips to the till. */
  trips: number;
  kills: number;
  /** Times that a backup is made in the middle of everything, and restored later on. */
  restores?: number;
  /** Called during a long run. */
  onProgress?(line: string): void;
}

export interface ChaosOptions {
  /** Tells if the provider is outside, as Stripe is, or in the product's own process. */
  provider: 'outside' | 'embedded';
  /** DATABASE_URL or DATA_DIR of an empty database. */
  database: Record<string, string>;
  seed: number;
  trips: number;
  kills: number;
  restores?: number;
  onProgress?(line: string): void;
}

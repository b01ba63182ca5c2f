import { migrations as cardMigrations } from '@wayfarer/card-sandbox';
import { migrations as identityMigrations } from '@wayfarer/identity';
import { productMigrations, type MigrationSet } from './migrate.ts';

/** All migrations, in the order in which they run. */
export async function allMigrations(): Promise<MigrationSet[]> {
  return [
    await productMigrations(),
    { component: 'identity', migrations: identityMigrations },
    { component: 'cards', migrations: cardMigrations },
  ];
}

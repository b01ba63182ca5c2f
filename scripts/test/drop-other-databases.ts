import { openDurable } from '@wayfarer/durable-pglite';

/** Nothing is ever created from PostgreSQL's own templates here, and copying their files takes half of a start. */
export async function dropOtherDatabases(
  dataDir: string,
  template?: () => Promise<string>,
): Promise<void> {
  const database = await openDurable({ dataDir, ...(template && { template }) });
  try {
    await database.query(
      "update pg_database set datistemplate = false where datname <> 'postgres'",
    );
    for (const name of ['template0', 'template1']) await database.query(`drop database ${name}`);
  } finally {
    await database.close();
  }
}

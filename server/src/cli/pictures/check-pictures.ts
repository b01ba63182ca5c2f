import { pictureStore } from '../../composition/picture-store.ts';
import type { Config } from '../../config/config.ts';
import { databaseHosts } from '../../config/database-hosts.ts';
import { isThisMachine } from '../../config/where.ts';
import type { SqlExecutor } from '../../db/database.ts';
import { compareWithStore } from './picture-lines.ts';
import { ok, reasonOf, warning, wrong, type Finding } from '../doctor/finding.ts';

type Compared = Awaited<ReturnType<typeof compareWithStore>>;

const ABOUT = 'pictures';

/**
 * Checks that every picture has its files, and that other machines could find them. Doesn't check files if `compare`
 * returns null.
 */
export async function checkPictures(
  config: Config,
  compare: () => Promise<Compared> | Compared | null,
): Promise<Finding[]> {
  try {
    const found = await compare();
    return [...(found === null ? [] : [compared(found)]), ...reach(config)];
  } catch (error) {
    const remedy =
      config.pictures.store.kind === 's3'
        ? 'check the PICTURES_S3_ variables, and that the storage is up'
        : 'run this as the user of the service, who must be able to read DATA_DIR/pictures';
    return [wrong(ABOUT, `their store cannot be read: ${reasonOf(error)}`, remedy)];
  }
}

export function comparePictures(sql: SqlExecutor, { pictures }: Config): Promise<Compared> {
  return compareWithStore(sql, pictureStore(pictures));
}

/** Reads the report of a running product; null if an older version sent none. */
export function toldPictures(told: unknown): Compared | null {
  if (typeof told !== 'object' || told === null) return null;
  const { named, missing, unnamed } = told as Partial<Compared>;
  return { named: named ?? 0, missing: missing ?? 0, unnamed: unnamed ?? 0 };
}

function compared({ named, missing, unnamed }: Compared): Finding {
  if (missing > 0) {
    return wrong(
      ABOUT,
      `${missing} of ${named} picture files are not in the store: pages show placeholders instead`,
      'restore them from a backup, or copy DATA_DIR/pictures from where it was',
    );
  }
  const left =
    unnamed > 0 ? `, and ${unnamed} that belong to no picture will be deleted within days` : '';
  return ok(ABOUT, `all of their ${named} files are in the store${left}`);
}

/** Machines with a common database need a common store for pictures. */
function reach({ data, pictures }: Config): Finding[] {
  const isShared = data.databaseUrl !== undefined && !isHere(data.databaseUrl);
  if (pictures.store.kind === 's3' || !isShared) return [];
  return [
    warning(
      ABOUT,
      'they are on the disk of this machine, and the database is on another',
      'set the PICTURES_S3_ variables before a second machine serves this site',
    ),
  ];
}

function isHere(databaseUrl: string): boolean {
  return databaseHosts(databaseUrl).every((url) => {
    const { hostname } = new URL(url);
    return hostname === '' || isThisMachine(hostname);
  });
}

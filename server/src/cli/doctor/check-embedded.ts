import path from 'node:path';
import { openDurable } from '@wayfarer/durable-pglite';
import type { Config } from '../../config/config.ts';
import type { AppliedMigration, MigrationSet } from '../../db/upgrade/migrate.ts';
import type { Milestones } from '../../db/records/milestones.ts';
import { embeddedDatabase } from '../../db/embedded/embedded-database.ts';
import { NEEDED_EXTENSIONS } from '../../db/embedded/embedded-template.ts';
import { hasEmbeddedData, throughOwner } from '../open-for-command.ts';
import type { PaymentModes } from '../../features/payments/index.ts';
import { checkKeys } from './check-keys.ts';
import { appliedMigrations, checkSchema } from './check-schema.ts';
import { checkMilestones, knownMilestones } from './check-milestones.ts';
import { checkPictures, comparePictures, toldPictures } from '../pictures/check-pictures.ts';
import { checkBooks, knownBooks, toldBooks } from '../books/check-books.ts';
import { checkPlaces, comparedPlaces, toldPlaces } from '../places/check-places.ts';
import { checkRatings, comparedRatings, toldRatings } from '../ratings/check-ratings.ts';
import { checkTexts, countedTexts, toldTexts } from '../texts/check-texts.ts';
import { checkPaymentModes, knownModes } from './check-payment-modes.ts';
import { ok, reasonOf, wrong, type Finding } from './finding.ts';

const ABOUT = 'database';

/** Checks the embedded database through the process that holds it, or by opening it. */
export async function checkEmbedded(
  config: Config,
  sets: readonly MigrationSet[],
): Promise<Finding[]> {
  const { dir } = config.data;
  const where = path.resolve(dir);
  const asServed = async (answer: Record<string, unknown>) => [
    ok(ABOUT, `the running Wayfarer serves the embedded one in ${where}`),
    checkSchema(answer['migrations'] as AppliedMigration[] | null, sets),
    ...(await checkPaymentModes(
      (answer['payments'] as PaymentModes[] | undefined) ?? null,
      config,
    )),
    ...checkMilestones(told(answer['milestones']), config, new Date()),
    ...(await checkPictures(config, () => toldPictures(answer['pictures']))),
    ...checkRatings(toldRatings(answer['ratings'])),
    ...checkPlaces(toldPlaces(answer['places'])),
    ...checkBooks(toldBooks(answer['books'])),
    ...checkTexts(toldTexts(answer['texts']), config),
  ];
  const asOpened = async () => {
    if (!hasEmbeddedData(dir))
      return [ok(ABOUT, `none in ${where} yet; the first start creates it`)];
    const db = await openDurable({ dataDir: dir, extensions: NEEDED_EXTENSIONS });
    try {
      const applied = await db.patiently(() => appliedMigrations(db));
      const schema = checkSchema(applied, sets);
      const keys = await checkKeys(db, applied, config);
      const modes = await checkPaymentModes(await knownModes(db, applied, config), config);
      const known = await knownMilestones(db, applied);
      const milestones = checkMilestones(known, config, new Date());
      const opens = ok(ABOUT, `the embedded one in ${where} can be opened`);
      const pictures = await checkPictures(config, () => comparePictures(db, config));
      const ratings = checkRatings(await comparedRatings(db));
      const places = checkPlaces(await comparedPlaces(db));
      const books = checkBooks(await knownBooks(db, applied, config));
      const texts = checkTexts(await countedTexts(embeddedDatabase(db).orm, config), config);
      const counts = [...pictures, ...ratings, ...places, ...books, ...texts];
      return [opens, schema, ...keys, ...modes, ...milestones, ...counts];
    } finally {
      await db.close();
    }
  };
  try {
    return await throughOwner(dir, 'status', asServed, asOpened);
  } catch (error) {
    return [
      wrong(
        ABOUT,
        `the embedded one in ${where} cannot be used: ${reasonOf(error)}`,
        'run this as the user of the service; if the files are damaged, restore a backup into another DATA_DIR',
      ),
    ];
  }
}

/** The milestones that a running product reports in JSON, which has no dates; null from an older version. */
function told(milestones: unknown): Milestones | null {
  if (typeof milestones !== 'object' || milestones === null) return null;
  const at = (value: unknown) => (typeof value === 'string' ? new Date(value) : null);
  const { backup, webhook } = milestones as Record<string, unknown>;
  return { backup: at(backup), webhook: at(webhook) };
}

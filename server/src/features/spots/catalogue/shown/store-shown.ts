import type { PriceRules, ShownDetails } from '@wayfarer/contract';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';
import { pictures, pictureUses, spots } from '../../../../db/tables.ts';
import { spotPolicies } from '../../../../db/tables/money/cancellations.ts';
import { spotAvailability } from '../../../../db/tables/departures.ts';
import { spotDetails, spotPrices } from '../../../../db/tables/spots.ts';
import type { SpotRow } from '../../records/rows/store.ts';
import { shownDetails } from '../../records/rows/store-details.ts';

// leaves out columns that only the search, the owner's pages and a destination's own page read
const {
  countryKey: _key,
  createdBy: _by,
  hostName,
  hostWords,
  questions,
  ownerUid: _owner,
  searchText: _text,
  ...facts
} = getTableColumns(spots);

const prices = sql`(select ${spotPrices.rules} from ${spotPrices} where ${spotPrices.spotId} = ${spots.id})`;
const departs = sql<boolean>`exists (select from ${spotAvailability}
  where ${spotAvailability.offerId} = ${spots.id} and ${spotAvailability.mode} = 'departures')`;
const family = sql`(select ${spotPolicies.family} from ${spotPolicies} where ${spotPolicies.spotId} = ${spots.id})`;

/**
 * The public columns of a spot, for statements that read `spots`. Data that only few spots have is joined in, because a
 * separate statement would cost more.
 */
export const SHOWN = {
  ...facts,
  /** The price rules; null if the usual prices apply. */
  prices: sql<PriceRules | null>`${prices}`,
  /** The family of the cancellation policy; null if the default applies. */
  policyFamily: sql<string | null>`${family}`,
  departs,
};

/** The time zone, which the catalog's own lists don't read. */
const timeZone = sql<
  string | null
>`(select ${spotDetails.timeZone} from ${spotDetails} where ${spotDetails.spotId} = ${spots.id})`;
const BOOKABLE = { ...SHOWN, timeZone };

const limited = sql<boolean>`exists (select from ${spotAvailability} where ${spotAvailability.offerId} = ${spots.id})`;

const onRequest = sql<boolean>`exists (select from ${spotAvailability}
  where ${spotAvailability.offerId} = ${spots.id} and ${spotAvailability.confirm} = 'on_request')`;

/** Columns that are read only for a destination's own page. */
const told = { questions, hostName, hostWords, limited, onRequest };

export type ShownRow = Pick<SpotRow, keyof typeof facts> &
  Partial<Pick<SpotRow, 'questions' | 'hostName' | 'hostWords'>> & {
    limited?: boolean;
    onRequest?: boolean;
    departs: boolean;
    prices: PriceRules | null;
    policyFamily: string | null;
    /** The time zone set by the agency; undefined if it wasn't read. */
    timeZone?: string | null;
  };

export interface ShownPicture {
  picture: Pick<typeof pictures.$inferSelect, 'hash' | 'height' | 'id' | 'placeholder' | 'width'>;
  alt: string;
  credit: string;
}

const shownRows = prepared((db) => {
  const { alt, credit, pictureId, position, subject, subjectId } = pictureUses;
  const { hash, height, id, placeholder, width } = pictures;
  return db
    .select({
      row: { ...BOOKABLE, ...told },
      picture: { id, hash, height, width, placeholder },
      use: { alt, credit },
      details: shownDetails,
    })
    .from(spots)
    .leftJoin(pictureUses, and(eq(subject, 'spot'), eq(subjectId, spots.id)))
    .leftJoin(pictures, eq(id, pictureId))
    .leftJoin(spotDetails, eq(spotDetails.spotId, spots.id))
    .where(eq(spots.id, sql.placeholder('spotId')))
    .orderBy(asc(position))
    .prepare('');
});

/** A spot with its pictures in order and its details, if it has any; null if there is no such spot. */
export async function findShown(
  db: Reader,
  spotId: string,
): Promise<{ row: ShownRow; pictures: ShownPicture[]; details: ShownDetails | null } | null> {
  const rows = await shownRows(db).execute({ spotId });
  if (!rows[0]) return null;
  const shown = rows.flatMap(({ picture, use }) => (picture && use ? { picture, ...use } : []));
  return { row: rows[0].row, pictures: shown, details: rows[0].details };
}

export async function listShownByIds(db: Reader, ids: readonly string[]): Promise<ShownRow[]> {
  if (ids.length === 0) return [];
  return db
    .select(BOOKABLE)
    .from(spots)
    .where(inArray(spots.id, [...ids]));
}

import { readFile } from 'node:fs/promises';
import { fromMajorUnits } from '@wayfarer/contract';
import { z } from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { ROOT } from '../../root-folder.ts';
import type { Progress } from '../progress.ts';
import { searchFields } from '../../features/spots/index.ts';
import { sampleSpot, type SampleSpot } from './sample-spots.ts';

const ROWS_AT_A_TIME = 2000;
const DESTINATIONS = new URL('demo/destinations.json', ROOT);

const INSERT = `
  insert into spots (id, spot, country, location, category, description, image, cost, currency,
    seasonality, travel_time, visitors_per_year, rating, visitors, likes, name_key, country_key,
    search_text, search_words, search_tags, search_version, created_at)
  select id, spot, country, location, category, description,
    '/media/destinations/' || ($3::jsonb ->> (picture % jsonb_array_length($3::jsonb))) || '-960.webp',
    cost * $4::int, $2, seasonality, travel_time, visitors_per_year, rating, visitors, likes,
    name_key, country_key, search_text, search_words, search_tags, search_version, created_at
  from jsonb_to_recordset($1::jsonb) as sample (id text, spot text, country text, location text,
    category text, description text, picture int, cost int, seasonality text, travel_time text,
    visitors_per_year text, rating double precision, visitors bigint, likes int, name_key text,
    country_key text, search_text text, search_words text, search_tags text[],
    search_version int, created_at timestamptz)
  on conflict (id) do nothing`;

export interface Seeding {
  spots: number;
  currency: string;
  progress: Progress;
}

/**
 * Adds sample destinations up to a total; existing ones stay unchanged, so that an interrupted run can continue.
 * Returns the number of new ones.
 */
export async function seedSpots(
  db: Database,
  { spots, currency, progress }: Seeding,
): Promise<number> {
  const slugs = JSON.stringify(await pictureNames());
  // sample prices are in hundredths of a major unit; currencies without minor units use them unchanged
  const unit = (fromMajorUnits(1, currency) ?? 1) / 100;
  return db.withoutTimeouts(async () => {
    let added = 0;
    for (let done = 0; done < spots; done += ROWS_AT_A_TIME) {
      const length = Math.min(ROWS_AT_A_TIME, spots - done);
      const rows = Array.from({ length }, (_, offset) => searchable(sampleSpot(done + offset)));
      const parameters = [JSON.stringify(rows), currency, slugs, Math.max(1, unit)];
      added += await db.sql.transaction(
        async (tx) => (await tx.query(INSERT, parameters)).rowCount,
      );
      progress('destinations', done + length, spots);
    }
    // in a transaction, which has no time limit here, because analyzing a million rows takes a while
    await db.sql.transaction((tx) =>
      tx.exec('analyze spots; analyze spot_words; analyze spot_stems'),
    );
    return added;
  });
}

function searchable(sample: SampleSpot) {
  const fields = searchFields({ ...sample, travelTime: sample.travel_time });
  const {
    searchWords: search_words,
    searchTags: search_tags,
    searchVersion: search_version,
  } = fields;
  return { ...sample, search_words, search_tags, search_version };
}

async function pictureNames(): Promise<string[]> {
  const list = z.array(z.object({ slug: z.string() }));
  return z.parse(list, JSON.parse(await readFile(DESTINATIONS, 'utf8'))).map(({ slug }) => slug);
}

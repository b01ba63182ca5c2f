import fs from 'node:fs';
import path from 'node:path';
import { openDurable } from '@wayfarer/durable-pglite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { temporaryDirectory } from './test/child.ts';
import { DiskModel } from './test/disk-model.ts';
import {
  digests,
  losePower,
  randomFrom,
  readAfterwards,
  writeUnderJournal,
} from './test/power-loss.ts';

/** Set FAULT_SEED to replay a failed run. */
const SEED = Number(process.env['FAULT_SEED'] ?? 20_261_121);
const LOSSES = 3;
const ROWS = 50;
const LONG_MS = 180_000;

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = temporaryDirectory();
  await (await openDurable({ dataDir: path.join(folder, 'new') })).close();
});
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(folder, 'data-'));
  fs.cpSync(path.join(folder, 'new'), dataDir, { recursive: true });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it(
  `loses no acknowledged row when the power goes, again and again (seed ${SEED})`,
  async () => {
    const random = randomFrom(SEED);
    const acknowledged: number[] = [];
    const check = ({ ids, tally }: { ids: number[]; tally: number }, after: string) => {
      const stored = new Set(ids);
      const lost = acknowledged.filter((id) => !stored.has(id));
      expect({ after, lost, tally }).toEqual({ after, lost: [], tally: ids.length });
    };
    let after = 'at the start';
    for (let loss = 1; loss <= LOSSES; loss += 1) {
      const run = await writeUnderJournal(dataDir, 'durable', ROWS);
      check(run.found, after);
      const lost = losePower(dataDir, run, random);
      acknowledged.push(...lost.acknowledged);
      after = `loss ${loss} after entry ${lost.entries} of ${run.journal.length}, ${lost.kept} kept`;
    }
    check(await readAfterwards(dataDir), after);
    expect(acknowledged.length).toBeGreaterThan(LOSSES);
  },
  LONG_MS,
);

it(
  'finds the loss where nothing is synced; the journal of an engine misses nothing',
  async () => {
    const { before, journal } = await writeUnderJournal(dataDir, 'stock', 40);
    const whole = `${dataDir}.whole`;
    fs.cpSync(before, whole, { recursive: true });
    const kind = new DiskModel(whole);
    const cruel = new DiskModel(before);
    for (const entry of journal) {
      kind.play(entry);
      cruel.play(entry);
    }
    kind.syncAll();
    const cluster = path.join(dataDir, 'pgdata');
    expect(digests(whole)).toEqual(digests(cluster));

    cruel.losePower(0.5, randomFrom(SEED));
    fs.rmSync(cluster, { recursive: true });
    fs.renameSync(before, cluster);
    const { ids } = await readAfterwards(dataDir).catch(() => ({ ids: [] }));
    expect(journal.filter(({ op }) => op === 'acknowledge')).toHaveLength(40);
    expect(ids.length).toBeLessThan(40);
  },
  LONG_MS,
);

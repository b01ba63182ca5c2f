/** Contributed destinations with uploaded pictures, which replace the samples and their bundled pictures. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATEGORIES, type OwnPicture } from '@wayfarer/contract';
import { spotInput } from '../../server/src/test/factories.ts';
import { HttpClient } from '../load/http-client.ts';
import { read, sendOn, Traveler } from '../load/traveler.ts';

const PHOTOGRAPHS = fileURLToPath(new URL('../../demo/destinations/', import.meta.url));
/** The number of destinations that fills the catalog's first page. */
const PLACES = 12;
/** The number of pictures on the page of a sample destination. */
const PICTURES = 4;

async function photographs(): Promise<Buffer[]> {
  const names = (await readdir(PHOTOGRAPHS)).filter((name) => name.endsWith('-960.webp')).sort();
  return Promise.all(names.map((name) => readFile(join(PHOTOGRAPHS, name))));
}

/** Adds destinations whose names sort before all samples; returns the path of the first. */
export async function addContributedPlaces(port: number): Promise<string> {
  const client = new HttpClient(port, 1);
  const send = sendOn(client);
  const contributor = new Traveler(1);
  await contributor.signIn(send, 'signUp');
  const files = await photographs();
  const paths: string[] = [];
  for (let place = 0; place < PLACES; place += 1) {
    const pictures = [];
    for (let index = 0; index < PICTURES; index += 1) {
      const file = files[(place * PICTURES + index) % files.length] ?? Buffer.alloc(0);
      const { _id } = await upload(port, contributor, file);
      pictures.push({ id: _id, alt: `What is to be seen at place ${place}`, credit: '' });
    }
    const input = spotInput({
      spot: `A place of our own, ${String(place + 1).padStart(2, '0')}`,
      category: CATEGORIES[place % CATEGORIES.length],
      pictures,
    });
    const added = await send('add', 201, contributor.call('POST', '/api/allSpots', input));
    if (added) paths.push(`/allTouristSpots/touristSpot/${read<{ _id: string }>(added)._id}`);
  }
  client.close();
  const [first] = paths;
  if (first === undefined) throw new Error('no place was added');
  return first;
}

async function upload(port: number, by: Traveler, file: Buffer): Promise<OwnPicture> {
  const { headers, path, method } = by.call('PUT', '/api/pictures');
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method,
    headers: { ...headers, 'content-type': 'image/webp' },
    body: new Uint8Array(file),
  });
  if (answer.status !== 201) throw new Error(`an upload failed: ${await answer.text()}`);
  return (await answer.json()) as OwnPicture;
}

/**
 * Varnish in front of the site, with the guide's configuration. Checks which responses it caches and for how long, and
 * that it never caches private ones.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnSpot } from '@wayfarer/contract';
import { spotInput } from '../../server/src/test/factories.ts';
import { freePort } from './free-port.ts';
import { addOwnSpot, visit, type Visitor } from '../../server/src/test/process/visitor.ts';
import { BackgroundProgram, makeFolder, type Surroundings } from './background-program.ts';
import { fillGuideFile } from './guide-files.ts';
import { until } from './until.ts';

const PAGES = ['/', '/allTouristSpots', '/popularSpots'];
const ROUNDS = 40;
const LEAST_HITS = 0.9;
/** A page is cached for 30 seconds, and served for 30 more seconds while it is fetched again. */
const PROMISED_S = 60;
const AFTER_PURGE_S = 5;

export interface SharedCacheOptions extends Surroundings {
  /** The origin of the site behind the cache. */
  origin: string;
}

export interface CacheFindings {
  lines: string[];
  violations: string[];
}

export class SharedCache {
  readonly origin: string;
  readonly #site: string;
  readonly #varnish: BackgroundProgram;

  private constructor(port: number, site: string, varnish: BackgroundProgram) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#site = site;
    this.#varnish = varnish;
  }

  static async start({
    account,
    origin,
    programs,
    root,
  }: SharedCacheOptions): Promise<SharedCache> {
    const port = await freePort();
    const file = join(root, 'varnish.vcl');
    const behind = new URL(origin).port;
    await writeFile(file, await fillGuideFile('varnish.vcl', { '.port = "8080"': `.port = "${behind}"` })); // prettier-ignore
    const folder = await makeFolder(join(root, 'varnish'), account);
    const varnish = new BackgroundProgram({
      file: programs.varnish,
      args: ['-F', '-j', 'none', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,64m', '-p', 'http_gzip_support=off'], // prettier-ignore
      folder,
      account,
      log: join(root, 'varnish.log'),
    });
    varnish.start();
    const cache = new SharedCache(port, origin, varnish);
    await until('Varnish serves', 30, async () => (await fetch(`${cache.origin}/readyz`)).ok);
    return cache;
  }

  async stop(): Promise<void> {
    await this.#varnish.stop('SIGTERM');
  }

  /** Checks everything that the guide promises about a cache in front of the site. */
  async examine(): Promise<CacheFindings> {
    const found: CacheFindings = { lines: [], violations: [] };
    const owner = await visit(this.#site, 'owner-behind-a-cache@example.com');
    const other = await visit(this.#site, 'other-behind-a-cache@example.com');
    const spot = await addOwnSpot(owner, 12_000, 'usd');
    await this.#countHits(found);
    await this.#lookForPrivate(found, owner, other);
    await this.#changePrice(found, owner, spot);
    return found;
  }

  async #countHits({ lines, violations }: CacheFindings): Promise<void> {
    let hits = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const path of PAGES) if ((await this.#ask(path)).isHit) hits += 1;
    }
    const share = hits / (ROUNDS * PAGES.length);
    lines.push(`a cache in front: ${Math.round(100 * share)}% of ${ROUNDS * PAGES.length} pages are hits`); // prettier-ignore
    if (share < LEAST_HITS) violations.push(`only ${share} of the pages were hits`);
  }

  /** Requests each private path twice as one person, then as another person and as a signed-out visitor. */
  async #lookForPrivate(found: CacheFindings, owner: Visitor, other: Visitor): Promise<void> {
    const paths = [
      '/api/account',
      '/api/bookings',
      '/api/payments',
      '/api/mySpots',
      '/api/nothing',
    ];
    let asked = 0;
    for (const path of paths) {
      for (const token of [owner.token(), owner.token(), other.token(), '']) {
        const { isHit, status, text } = await this.#ask(path, token);
        asked += 1;
        if (isHit) found.violations.push(`${path} came out of the cache`);
        if (token === '' && status < 400)
          found.violations.push(`${path} was ${status} to a signed-out visitor`);
        if (token !== owner.token() && text.includes(owner.email)) {
          found.violations.push(`${path} showed the owner to someone else`);
        }
      }
    }
    found.lines.push(`a cache in front: ${asked} private responses, none of them cached`);
  }

  /**
   * Changes a price twice. The first time it waits until the page expires; the second time it purges the pages with the
   * tag.
   */
  async #changePrice(found: CacheFindings, owner: Visitor, { _id: id }: OwnSpot): Promise<void> {
    const path = `/allTouristSpots/touristSpot/${id}`;
    const change = async (price: string, promised: number, purge: boolean) => {
      await until('the page is kept', 10, async () => (await this.#ask(path)).isHit);
      const { status } = await owner.call(
        'PUT',
        `/allSpots/${id}`,
        spotInput({ average_cost: price }),
      );
      if (status !== 200) throw new Error(`the change was answered ${status}`);
      const from = performance.now();
      if (purge) await this.#purge('spots');
      await until(`${price} is shown`, promised, async () => (await this.#ask(path)).text.includes(price)); // prettier-ignore
      return ((performance.now() - from) / 1000).toFixed(1);
    };
    const alone = await change('$133', PROMISED_S, false);
    const purged = await change('$147', AFTER_PURGE_S, true);
    found.lines.push(`a cache in front: a changed price shows after ${alone} s, purged after ${purged} s`); // prettier-ignore
  }

  async #purge(tag: string): Promise<void> {
    const { status } = await fetch(`${this.origin}/`, { method: 'PURGE', headers: { 'cache-tag': tag } }); // prettier-ignore
    if (status !== 200) throw new Error(`the purge was answered ${status}`);
  }

  async #ask(path: string, token = '') {
    const headers = {
      accept: 'text/html,*/*',
      'accept-encoding': 'br',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${this.origin}${path}`, { headers });
    const text = await answer.text();
    // In a hit, this header also contains the id of the original request, after a space.
    const isHit = (answer.headers.get('x-varnish') ?? '').includes(' ');
    return { status: answer.status, text, isHit };
  }
}

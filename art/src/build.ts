// Final images: tsx src/build.ts destinations [slug,slug] | heroes | extras | sheet
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { destinations } from './data/destinations';
import { scenes } from './scenes';

const PACK = new URL('../../demo/', import.meta.url).pathname;
const FULL = new URL('../preview/full/', import.meta.url).pathname;
const SS = 1.5; // supersampling

export const avif = (s: Sharp) => s.avif({ quality: 50, effort: 4 }).toBuffer();
export const webp = (s: Sharp) => s.webp({ quality: 74, effort: 5 }).toBuffer();

/** tiny blurred placeholder, whole data URI <= 150 bytes */
export async function lqip(png: Buffer, ratio: number): Promise<string> {
  for (const w of [16, 14, 12, 10, 8])
    for (const q of [40, 25, 12, 1]) {
      const b = await sharp(png)
        .resize(w, Math.max(2, Math.round(w / ratio)), { fit: 'fill' })
        .webp({ quality: q, effort: 6 })
        .toBuffer();
      const uri = `data:image/webp;base64,${b.toString('base64')}`;
      if (uri.length <= 150) return uri;
    }
  throw new Error('lqip too large');
}
const saveLqip = (key: string, uri: string) => {
  const f = `${PACK}lqip.json`;
  const all: Record<string, string> = existsSync(f) ? JSON.parse(readFileSync(f, 'utf8')) : {};
  all[key] = uri;
  writeFileSync(f, JSON.stringify(Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))), null, 1) + '\n');
};

/** draw a scene once and write the given ladder */
async function emit(sceneId: string, variant: string, dir: string, name: string, avifs: number[], webps: number[], width = 1600) {
  const scene = scenes.find((s) => s.id === sceneId);
  if (!scene) throw new Error(`no scene ${sceneId}`);
  const t = Date.now();
  const c = await scene.draw(Math.round(width * SS), variant);
  if (c.L.some((x) => Number.isNaN(x))) throw new Error(`NaN in ${sceneId}`);
  const ratio = c.w / c.h;
  const png = await c
    .toSharp()
    .resize(width, Math.round(width / ratio), { kernel: 'lanczos3' })
    .png({ compressionLevel: 2 })
    .toBuffer();
  mkdirSync(`${PACK}${dir}`, { recursive: true });
  mkdirSync(FULL, { recursive: true });
  writeFileSync(`${FULL}${name}.png`, png);
  const at = (w: number) => sharp(png).resize(w, Math.round(w / ratio), { kernel: 'lanczos3' });
  for (const w of avifs) writeFileSync(`${PACK}${dir}/${name}-${w}.avif`, await avif(at(w)));
  for (const w of webps) writeFileSync(`${PACK}${dir}/${name}-${w}.webp`, await webp(at(w)));
  saveLqip(name, await lqip(png, ratio));
  console.log(name, `${((Date.now() - t) / 1000).toFixed(1)}s`);
  return png;
}

const [what, arg] = process.argv.slice(2);
if (what === 'destinations') {
  const only = arg ? arg.split(',') : null;
  for (const d of destinations)
    if (!only || only.includes(d.slug) || only.includes(d.scene)) await emit(d.scene, '', 'destinations', d.slug, [480, 960, 1600], [960]);
}
/** two siblings of every poster for the gallery of its page: other ridges, clouds and plants */
if (what === 'gallery') {
  const only = arg ? arg.split(',') : null;
  for (const d of destinations)
    for (const n of [2, 3])
      if (!only || only.includes(d.slug)) await emit(d.scene, `-g${n}`, 'gallery', `${d.slug}-${n}`, [480, 960], [], 960);
}
if (what === 'heroes') {
  for (const i of [1, 2, 3]) {
    if (arg && arg !== String(i)) continue;
    const png = await emit(`hero-${i}`, '', 'heroes', `hero-${i}`, [960, 1600, 2400], [1600], 2400);
    if (i === 1) {
      const crop = sharp(await sharp(png).extract({ left: 1310, top: 0, width: 900, height: 1200 }).png().toBuffer());
      writeFileSync(`${PACK}heroes/hero-1-portrait-900.avif`, await avif(crop.clone()));
      writeFileSync(`${PACK}heroes/hero-1-portrait-600.avif`, await avif(crop.clone().resize(600)));
      writeFileSync(`${PACK}heroes/hero-1-portrait-900.webp`, await webp(crop.clone()));
      saveLqip('hero-1-portrait', await lqip(await crop.clone().png().toBuffer(), 0.75));
    }
  }
}
if (what === 'extras') {
  const carousel: [string, string, string][] = [
    ['mountain-adventures', 'mountain-himalaya', '-b'],
    ['city-explorations', 'city-london', '-b'],
    ['beach-getaways', 'beach-lagoon', '-c'],
    ['cultural-journeys', 'hist-seoul', '-b'],
    ['nature-escapes', 'nature-terraces', '-b'],
    ['urban-discoveries', 'city-harbour', '-b'],
  ];
  for (const [name, scene, variant] of carousel) if (!arg || arg === name) await emit(scene, variant, 'carousel', name, [960, 1600], [960]);
  const fallback: [string, string, string][] = [
    ['fallback-beach', 'beach-koggala', '-f'],
    ['fallback-mountain', 'mountain-alps', '-f'],
    ['fallback-city', 'city-dubai', '-f'],
    ['fallback-historical', 'hist-prambanan', '-f'],
    ['fallback-nature', 'nature-savanna', '-f'],
    ['fallback-adventure', 'adv-sahara', '-f'],
  ];
  for (const [name, scene, variant] of fallback)
    if (!arg || arg === name) await emit(scene, variant, 'fallback', name, [480, 960], [960], 960);
}
if (what === 'sheet') {
  const cw = 250,
    ch = 156,
    gap = 8,
    cols = 8;
  const order = ['beach', 'mountain', 'city', 'historical', 'nature', 'adventure'].flatMap((k) =>
    destinations.filter((d) => d.category === k),
  );
  const comp = await Promise.all(
    order.map(async (d, i) => ({
      input: await sharp(`${FULL}${d.slug}.png`).resize(cw, ch).png().toBuffer(),
      left: gap + (i % cols) * (cw + gap),
      top: gap + Math.floor(i / cols) * (ch + gap),
    })),
  );
  await sharp({ create: { width: cols * (cw + gap) + gap, height: 6 * (ch + gap) + gap, channels: 3, background: '#fffdf9' } })
    .composite(comp)
    .png({ palette: true, quality: 92, effort: 8 })
    .toFile(`${PACK}contact-sheet.png`);
}

// Fast checks: every destination has a scene, drawing is deterministic, no NaN, all files of the pack exist and stay in budget.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { destinations } from './data/destinations';
import { scenes } from './scenes';

const PACK = new URL('../../demo/', import.meta.url).pathname;
const bad: string[] = [];
const sha = async (id: string) => {
  const c = await scenes.find((s) => s.id === id)!.draw(96);
  if (c.L.some(Number.isNaN)) bad.push(`${id}: NaN`);
  return createHash('sha1')
    .update(await c.toSharp().raw().toBuffer())
    .digest('hex');
};
for (const s of scenes) if ((await sha(s.id)) !== (await sha(s.id))) bad.push(`${s.id}: not deterministic`);
const lqip: Record<string, string> = JSON.parse(readFileSync(`${PACK}lqip.json`, 'utf8'));
for (const d of destinations) {
  if (!scenes.some((s) => s.id === d.scene)) bad.push(`${d.slug}: no scene`);
  for (const f of ['480.avif', '960.avif', '1600.avif', '960.webp'])
    if (!existsSync(`${PACK}destinations/${d.slug}-${f}`)) bad.push(`${d.slug}-${f} missing`);
  for (const n of [2, 3])
    for (const w of [480, 960]) if (!existsSync(`${PACK}gallery/${d.slug}-${n}-${w}.avif`)) bad.push(`${d.slug}-${n}-${w}.avif missing`);
  if (!lqip[d.slug] || lqip[d.slug].length > 150) bad.push(`${d.slug}: lqip`);
}
const size = (dir: string): number =>
  readdirSync(dir, { withFileTypes: true }).reduce(
    (s, e) => s + (e.isDirectory() ? size(`${dir}/${e.name}`) : statSync(`${dir}/${e.name}`).size),
    0,
  );
const total = size(PACK);
if (total > 16_000_000) bad.push(`pack is ${total} bytes`);
console.log(bad.length ? bad.join('\n') : `ok: ${scenes.length} scenes, pack ${(total / 1e6).toFixed(2)} MB`);
process.exitCode = bad.length ? 1 : 0;

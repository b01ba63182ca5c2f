/** The Chromium inside the npm package @sparticuz/chromium, unpacked with its libraries and fonts. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

export interface PackagedChromium {
  executablePath: string;
  libraries: string;
  /** A fontconfig directory, for machines without any font. */
  fonts: string;
}

/** Unpacks the browser once below `cache`; returns undefined if the package doesn't support this platform. */
export async function unpackChromium(cache: string): Promise<PackagedChromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packageRoot = join(
    dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
    '../..',
  );
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(join(packageRoot, 'bin'), folder);
  return {
    executablePath: join(folder, 'chromium'),
    libraries: join(folder, 'libraries/lib'),
    fonts: join(folder, 'fonts'),
  };
}

/** Unpacks into a temporary folder and renames it, so that interrupted or concurrent runs do no harm. */
async function unpack(packed: string, folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const open = (name: string) => createReadStream(join(packed, name));
  await Promise.all([
    pipeline(
      open('chromium.br'),
      createBrotliDecompress(),
      createWriteStream(join(draft, 'chromium'), { mode: 0o755 }),
    ),
    ...Object.entries({
      'swiftshader.tar.br': draft, // the binary looks for the GL libraries next to it
      'al2023.tar.br': join(draft, 'libraries'),
      'fonts.tar.br': join(draft, 'fonts'),
    }).map(([name, target]) => pipeline(open(name), createBrotliDecompress(), extract(target))),
  ]);
  // The packed fonts.conf names a directory that exists only on the platform that it was made for.
  await writeFile(join(draft, 'fonts/fonts.conf'), fontConfiguration(join(folder, 'fonts')));
  try {
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // otherwise another process was first
  }
}

const fontConfiguration = (fonts: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${fonts}/cache</cachedir>
</fontconfig>
`;

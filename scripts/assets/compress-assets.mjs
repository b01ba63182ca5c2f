import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|svg|json)$/;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes a `.br` and a `.gz` file next to each text file of a folder. The server sends them to browsers that accept
 * them.
 * @param {string} folder
 */
export async function compressAssets(folder) {
  for (const name of (await readdir(folder)).filter((file) => compressible.test(file))) {
    const file = join(folder, name);
    const bytes = await readFile(file);
    await Promise.all([
      promisify(brotliCompress)(bytes, brotli).then((small) => writeFile(`${file}.br`, small)),
      promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }).then((small) =>
        writeFile(`${file}.gz`, small),
      ),
    ]);
  }
}

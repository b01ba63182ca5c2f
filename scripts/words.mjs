/** `npm run words`: writes the types of all catalogs again. */
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from './run.mjs';
import { catalogTypes } from './words/catalog-types.mjs';
import { catalogFile, readCatalog, textsModules, typesFile } from './words/catalog-files.mjs';
import { SOURCE_LANGUAGE } from './words/plurals.mjs';

for (const module of await textsModules(root)) {
  const source = catalogFile(module, SOURCE_LANGUAGE);
  const types = catalogTypes(readCatalog(join(root, source)), basename(source));
  await writeFile(join(root, typesFile(module)), types);
}

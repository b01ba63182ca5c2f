import { compileModule } from '../scripts/words/catalog-files.mjs';
import { root } from '../scripts/run.mjs';
import { join } from 'node:path';

/** Groups digits with `Intl`, so that the stories can test the product's own grouping. */
const grouping = (language: string) =>
  `const grouped = (n) => new Intl.NumberFormat('${language}-u-nu-latn').format(n);\n`;

/**
 * The texts of a catalog in a language. The type parameter is the type of the catalog's module:
 * `textsOf<typeof copy>('web/src/app/copy', 'de')`, after `import type * as copy from '../web/src/app/copy.texts.js'`.
 * @param catalog Its path in the repository, without the ending
 */
export async function textsOf<Texts>(catalog: string, language: string): Promise<Texts> {
  const { code } = compileModule(join(root, `${catalog}.texts.js`), language, '');
  const own = code.replace(/^import .*\n/, grouping(language));
  return (await import(`data:text/javascript,${encodeURIComponent(own)}`)) as Texts;
}

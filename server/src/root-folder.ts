/**
 * The product's own folder, in which it finds its files. The sources in `server/src` and their bundles in `server/dist`
 * are at the same depth.
 */
export const ROOT = new URL('../../', import.meta.url);

/**
 * The product's own folder, which its files are found from: the sources in `server/src` and the files in `server/dist`
 * that they are built into stand equally deep.
 */
export const ROOT = new URL('../../', import.meta.url);

/** The product's folder. `server/src` and the bundles in `server/dist` are at the same depth. */
export const ROOT = new URL('../../', import.meta.url);

import type * as written from './index.ts';

/** Loads the emails in another language than English. This module is made by the build (scripts/words). */
export declare const inLanguages: Readonly<Record<string, () => Promise<typeof written>>>;

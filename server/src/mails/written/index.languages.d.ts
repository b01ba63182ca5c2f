import type * as written from './index.ts';

/** The emails in languages other than English. The build makes this module (scripts/words). */
export declare const inLanguages: Readonly<Record<string, () => Promise<typeof written>>>;

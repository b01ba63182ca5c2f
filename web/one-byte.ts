import type { Plugin } from 'vite';

/** Characters beyond Latin-1. One of them makes the engine keep all of a module with two bytes per character. */
const WIDE = /[\u0100-\uFFFF]/g;

/** Escapes characters of the server's module, whose text stays in memory for each language of the site. */
export const oneByte = (): Plugin => ({
  name: 'one-byte',
  apply: ({ build }) => Boolean(build?.ssr),
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replaceAll(
          WIDE,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
});

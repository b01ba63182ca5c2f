import { readFile } from 'node:fs/promises';

/** The pop-up's files, read once. */
export interface HandlerAssets {
  readonly 'chooser.html': string;
  readonly 'chooser.js': string;
  readonly 'relay.js': string;
  readonly 'handler.css': string;
}

const read = (name: keyof HandlerAssets): Promise<string> =>
  readFile(new URL(`../../assets/${name}`, import.meta.url), 'utf8');

/** Errors: when a file is missing. */
export async function readHandlerAssets(): Promise<HandlerAssets> {
  return {
    'chooser.html': await read('chooser.html'),
    'chooser.js': await read('chooser.js'),
    'relay.js': await read('relay.js'),
    'handler.css': await read('handler.css'),
  };
}

import { readdir, readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../root-folder.ts';
import { uncompressedFont } from './uncompressed-font.ts';

const FOLDER = new URL('server/fonts/', ROOT);

const lookOf = (file: Buffer) => {
  const font = create(file);
  if (!('characterSet' in font)) throw new Error('not a single font');
  const { ascent, characterSet, numGlyphs, postscriptName, unitsPerEm } = font;
  const glyphs = characterSet.slice(0, 300).map((code) => font.glyphForCodePoint(code));
  const shapes = glyphs.map(({ advanceWidth, path }) => [advanceWidth, path.toSVG()]);
  return { ascent, characterSet, numGlyphs, postscriptName, shapes, unitsPerEm };
};

describe('an uncompressed font', () => {
  it('has the letters of the file, for all fonts of documents', async () => {
    const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.woff'));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const woff = await readFile(new URL(name, FOLDER));
      const font = uncompressedFont(woff);
      expect(font.length).toBeGreaterThan(woff.length);
      expect(lookOf(font)).toEqual(lookOf(woff));
    }
  });

  it('is made of WOFF files alone', () => {
    expect(() => uncompressedFont(Buffer.from('wOF2 and so on'))).toThrow('not a WOFF file');
  });
});

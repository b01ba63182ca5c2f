import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import { ROOT } from '../../root-folder.ts';
import { uncompressedFont } from './uncompressed-font.ts';

export type FontLook = 'text' | 'strong' | 'display';

/** The fonts of each look, by the letters that they have; the first one that has a letter draws it. */
const FILES: Readonly<Record<FontLook, readonly string[]>> = {
  text: [
    'figtree-latin-400',
    'figtree-latin-ext-400',
    'noto-sans-greek-400',
    'noto-sans-cyrillic-400',
    'noto-sans-vietnamese-400',
  ],
  strong: [
    'figtree-latin-600',
    'figtree-latin-ext-600',
    'noto-sans-greek-600',
    'noto-sans-cyrillic-600',
    'noto-sans-vietnamese-600',
  ],
  display: [
    'fraunces-latin-600',
    'fraunces-latin-ext-600',
    'noto-sans-greek-600',
    'noto-sans-cyrillic-600',
    'noto-sans-vietnamese-600',
  ],
};

export interface PaperFont {
  name: string;
  file: Buffer;
  has(codePoint: number): boolean;
  /** The width of a letter, as a multiple of the font's size. Measured without pdfkit, which is slow at it. */
  advance(codePoint: number): number;
}

export type PaperFonts = Readonly<Record<FontLook, readonly PaperFont[]>>;

let loading: Promise<PaperFonts> | undefined;

/** Reads the fonts once per process. */
export function paperFonts(): Promise<PaperFonts> {
  loading ??= readFonts();
  return loading;
}

async function readFonts(): Promise<PaperFonts> {
  return {
    text: await readLook('text'),
    strong: await readLook('strong'),
    display: await readLook('display'),
  };
}

const readLook = (look: FontLook) => Promise.all(FILES[look].map((name) => readFont(name)));

async function readFont(name: string): Promise<PaperFont> {
  const file = uncompressedFont(await readFile(new URL(`server/fonts/${name}.woff`, ROOT)));
  const font = create(file);
  if (!('characterSet' in font)) throw new Error(`${name} is not a single font`);
  const letters = new Set(font.characterSet);
  const widths = new Map<number, number>();
  const advance = (codePoint: number) => {
    const known = widths.get(codePoint);
    if (known !== undefined) return known;
    const width = font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
    widths.set(codePoint, width);
    return width;
  };
  return { name, file, has: (codePoint) => letters.has(codePoint), advance };
}

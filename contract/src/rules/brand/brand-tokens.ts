import { contrast, mix } from './contrast.ts';

const TEXT = 4.5;
const CONTROL = 3;
const STEP = 0.02;
const [BLACK, WHITE] = ['#000000', '#ffffff'];

/** Backgrounds of text in the brand color, by theme (from `web/src/styles/tokens.css`). */
export const BRAND_GROUNDS = {
  light: ['#fffdf9', '#ffffff', '#f7f3ec'],
  dark: ['#12131a', '#1b1d27', '#20222e', '#171821'],
} as const;
const DARK_PAPER = BRAND_GROUNDS.dark[0];
const DARK_SURFACE = BRAND_GROUNDS.dark[1];

interface Pair {
  light: string;
  dark: string;
}

export interface BrandTokens {
  /** The color of text and lines. */
  brand: Pair;
  /** The background of white text. */
  fill: Pair;
  fillHover: Pair;
  /** The background of text in the brand color. */
  soft: Pair;
}

/** The nearest shade toward black or white that has at least this contrast with every background in `on`. */
function legible(color: string, towards: string, on: readonly string[], least: number): string {
  for (let share = 0; share < 1; share += STEP) {
    const shade = mix(towards, color, share);
    if (on.every((ground) => contrast(shade, ground) >= least)) return shade;
  }
  return towards;
}

/** Legible shades of any color: only its lightness is adjusted, not its hue. */
export function brandTokens(color: string): BrandTokens {
  const soft = { light: mix(color, WHITE, 0.1), dark: mix(color, DARK_SURFACE, 0.16) };
  const fill = legible(color, BLACK, [WHITE], TEXT);
  const darkFill = legible(fill, WHITE, [DARK_PAPER], CONTROL);
  return {
    brand: {
      light: legible(color, BLACK, [...BRAND_GROUNDS.light, soft.light], TEXT),
      dark: legible(color, WHITE, [...BRAND_GROUNDS.dark, soft.dark], TEXT),
    },
    fill: { light: fill, dark: darkFill },
    fillHover: { light: mix(BLACK, fill, 0.14), dark: mix(BLACK, darkFill, 0.14) },
    soft,
  };
}

/** The CSS rule that overrides the product's own tokens. */
export function brandCss(color: string): string {
  const { brand, fill, fillHover, soft } = brandTokens(color);
  const token = (name: string, { light, dark }: Pair) => `--${name}:light-dark(${light},${dark});`;
  return `:root{${token('brand', brand)}${token('brand-fill', fill)}${token('brand-fill-hover', fillHover)}${token('brand-soft', soft)}}`;
}

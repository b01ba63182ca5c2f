import { describe, expect, it } from 'vitest';
import { BRAND_GROUNDS, brandCss, brandTokens } from './brand-tokens.ts';
import { contrast } from './contrast.ts';

const COLORS = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ffff00',
  '#00ff00',
  '#0000ff',
  '#ff0000',
  '#000080',
  '#ffc0cb',
  '#0f5c6b',
  '#c0401c',
] as const;

describe.each(COLORS)('an agency whose color is %s', (color) => {
  const { brand, fill, fillHover, soft } = brandTokens(color);

  it.each(['light', 'dark'] as const)('can be read in the %s theme', (theme) => {
    for (const ground of [...BRAND_GROUNDS[theme], soft[theme]]) {
      expect(contrast(brand[theme], ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast('#ffffff', fill[theme])).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', fillHover[theme])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(fill[theme], BRAND_GROUNDS[theme][0])).toBeGreaterThanOrEqual(3);
  });

  it('is written in colors alone', () => {
    expect(brandCss(color)).toMatch(
      /^:root\{(?:--brand(?:-[a-z-]+)?:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\);){4}\}$/,
    );
  });
});

it('leaves a color alone that is legible as it is', () => {
  expect(brandTokens('#0f5c6b').brand.light).toBe('#0f5c6b');
  expect(brandTokens('#0f5c6b').fill.light).toBe('#0f5c6b');
});

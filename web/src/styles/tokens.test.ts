import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

function token(name: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const pair = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
  const color = pair ? pair[theme === 'light' ? 1 : 2] : value;
  if (!color || !/^#\w{6}$/.test(color)) throw new Error(`No colour --${name}`);
  return color;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = readonly [string, string];

const text: readonly Pair[] = [
  ...['paper', 'surface', 'sunken', 'band'].flatMap((ground): Pair[] => [
    ['ink', ground],
    ['muted', ground],
    ['brand', ground],
  ]),
  ['brand', 'brand-soft'],
  ['lagoon', 'paper'],
  ['lagoon', 'surface'],
  ['lagoon', 'lagoon-soft'],
  ['sun-ink', 'sun-soft'],
  ['success', 'surface'],
  ['success', 'success-soft'],
  ['danger', 'surface'],
  ['danger', 'paper'],
  ['danger', 'danger-soft'],
  ['on-fill', 'brand-fill'],
  ['on-fill', 'brand-fill-hover'],
  ['on-fill', 'danger-fill'],
  ['on-fill', 'danger-fill-hover'],
  ['on-label', 'label'],
  ['paper', 'ink'],
  ['muted', 'line'],
];

const controls: readonly Pair[] = [
  ['line-strong', 'surface'],
  ['line-strong', 'paper'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus', 'sunken'],
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(text)('text %s on %s reaches 4.5:1', (one, other) => {
    expect(contrast(token(one, theme), token(other, theme))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(controls)('%s on %s reaches 3:1', (one, other) => {
    expect(contrast(token(one, theme), token(other, theme))).toBeGreaterThanOrEqual(3);
  });
});

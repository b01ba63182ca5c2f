import type { PaperFont } from './fonts.ts';

/** A part of a text that one font draws. */
export interface Run {
  font: PaperFont;
  text: string;
}

/** Divides a text by the fonts that have its letters. Letters that none has are drawn as the first font's empty box. */
export function runsOf(text: string, fonts: readonly PaperFont[]): Run[] {
  const runs: Run[] = [];
  const [first] = fonts;
  if (first === undefined) return runs;
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    const code = letter.codePointAt(0) ?? 0;
    const font = last?.font.has(code) ? last.font : (fonts.find(({ has }) => has(code)) ?? first);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** Divides a text into lines of at most a width. A word that is longer than a line is divided, too. */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => wrap(paragraph, width, widthOf));
}

function wrap(paragraph: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = divide(word, width, widthOf);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  return [...lines, line];
}

function divide(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && widthOf(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

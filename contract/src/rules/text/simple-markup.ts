export interface TextSection {
  title: string;
  /** A text is a paragraph, an array a list of points. */
  blocks: readonly (string | readonly string[])[];
}

/** `intro` is before the first heading. */
export interface MarkedText {
  intro: readonly (string | readonly string[])[];
  sections: readonly TextSection[];
}

const HEADING = /^#{1,3}\s+(.*)$/;
const POINT = /^[-*•]\s+(.*)$/;

/** A list if all lines are points, otherwise a paragraph; mixed lines form several blocks. */
function blockOf(lines: readonly string[]): (string | readonly string[])[] {
  const blocks: (string | string[])[] = [];
  for (const line of lines) {
    const [, point] = POINT.exec(line) ?? [];
    const last = blocks.at(-1);
    if (point === undefined) {
      if (typeof last === 'string') blocks[blocks.length - 1] = `${last}\n${line}`;
      else blocks.push(line);
    } else if (Array.isArray(last)) last.push(point);
    else blocks.push([point]);
  }
  return blocks;
}

/**
 * Reads `## Heading`, `- point`, and paragraphs between empty lines, which keep their line breaks. The result has only
 * plain texts, so no HTML can get into the page.
 */
export function readMarkup(markup: string): MarkedText {
  const intro: (string | readonly string[])[] = [];
  const sections: { title: string; blocks: (string | readonly string[])[] }[] = [];
  for (const part of markup.split(/\r?\n\s*\n|(?=^#)/m)) {
    const [first = '', ...others] = part
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const [, title] = HEADING.exec(first) ?? [];
    if (title !== undefined) sections.push({ title, blocks: [] });
    const lines = title === undefined && first !== '' ? [first, ...others] : others;
    (sections.at(-1)?.blocks ?? intro).push(...blockOf(lines));
  }
  return { intro, sections };
}

export function writeMarkup(intro: string, sections: readonly TextSection[]): string {
  const blocks = sections.flatMap(({ title, blocks: parts }) => [
    `## ${title}`,
    ...parts.map((part) =>
      typeof part === 'string' ? part : part.map((point) => `- ${point}`).join('\n'),
    ),
  ]);
  return [intro, ...blocks].filter((block) => block !== '').join('\n\n');
}

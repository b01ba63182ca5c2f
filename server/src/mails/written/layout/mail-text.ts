import type { MailBlock } from './mail-blocks.ts';
import * as texts from './layout.texts.js';

/** An email as plain text. */
export function textOf(blocks: readonly MailBlock[]): string {
  return `${blocks.map(plain).join('\n\n')}\n`;
}

function plain(block: MailBlock): string {
  switch (block.kind) {
    case 'title':
    case 'text':
    case 'farewell':
      return block.text;
    case 'facts':
    case 'lines':
      return block.lines.map(([label, value]) => texts.labeled({ label, value })).join('\n');
    case 'quote':
      return block.texts.map((line) => `> ${line}`).join('\n');
    case 'action':
    case 'more':
      return `${texts.above(block.label)}\n${block.url}`;
    case 'section':
      return [block.title, ...block.texts].join('\n');
    case 'closing':
    case 'small':
    case 'footer':
      return block.texts.join('\n');
  }
}

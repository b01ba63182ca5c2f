import { TEXT_LANGUAGE } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import type { MailParts } from '../../mail-parts.ts';
import { USUAL_MAIL_SETTINGS, type MailSettings } from '../../mail-settings.ts';
import { blocksOf, oneLine, type MailBlock } from './mail-blocks.ts';
import { htmlOf } from './mail-html.ts';
import { inOwnWords } from './own-words.ts';
import * as texts from './layout.texts.js';

/**
 * Composes plain text and HTML from one list of parts. The outbox composes the email again with the agency's letterhead
 * and words.
 */
export function composeMail(
  to: string,
  parts: MailParts,
  settings: MailSettings = USUAL_MAIL_SETTINGS,
): Mail & { parts: MailParts } {
  const language = TEXT_LANGUAGE;
  return { to, ...written(parts, settings), parts, language, underLetterhead };
}

function textOf(blocks: readonly MailBlock[]): string {
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

function written(
  parts: MailParts,
  settings: MailSettings,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const subject = oneLine(parts.subject);
  const blocks = blocksOf(parts, settings);
  const html = htmlOf(subject, oneLine(settings('agency.name')), blocks);
  return { subject, text: textOf(blocks), html };
}

function underLetterhead(parts: MailParts, kind: string | undefined, settings: MailSettings) {
  return written(inOwnWords(parts, kind, settings), settings);
}

import { TEXT_LANGUAGE } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import type { MailParts } from '../../mail-parts.ts';
import { USUAL_MAIL_SETTINGS, type MailSettings } from '../../mail-settings.ts';
import { blocksOf, oneLine } from './mail-blocks.ts';
import { htmlOf } from './mail-html.ts';
import { textOf } from './mail-text.ts';
import { inOwnWords } from './own-words.ts';

/**
 * Composes an email as plain text and as HTML from one list of parts. The outbox composes it again with the agency's
 * own letterhead and words.
 */
export function composeMail(
  to: string,
  parts: MailParts,
  settings: MailSettings = USUAL_MAIL_SETTINGS,
): Mail & { parts: MailParts } {
  const language = TEXT_LANGUAGE;
  return { to, ...written(parts, settings), parts, language, underLetterhead };
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

/** The email with the agency's letterhead and its own words for emails of that kind. */
function underLetterhead(parts: MailParts, kind: string | undefined, settings: MailSettings) {
  return written(inOwnWords(parts, kind, settings), settings);
}

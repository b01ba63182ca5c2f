import type { Mail } from '../../mail-ports.ts';
import { blocksOf, oneLine } from './mail-blocks.ts';
import { htmlOf } from './mail-html.ts';
import type { MailParts } from './mail-parts.ts';
import { USUAL_MAIL_SETTINGS, type MailSettings } from '../mail-settings.ts';
import { textOf } from './mail-text.ts';

export type { MailLine, MailParts } from './mail-parts.ts';

/**
 * Composes an email as plain text and as HTML from one list of parts. The outbox composes it again with the agency's
 * own letterhead.
 */
export function composeMail(
  to: string,
  parts: MailParts,
  settings: MailSettings = USUAL_MAIL_SETTINGS,
): Mail & { parts: MailParts } {
  const subject = oneLine(parts.subject);
  const blocks = blocksOf(parts, settings);
  const html = htmlOf(subject, oneLine(settings('agency.name')), blocks);
  return { to, subject, text: textOf(blocks), html, parts };
}

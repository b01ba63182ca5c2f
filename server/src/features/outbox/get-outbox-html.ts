import { mailDelivery } from '../../config/mail-delivery.ts';
import type { PublicContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { findMailHtml } from './store.ts';

/**
 * The HTML part of an email in a demonstration. Links open in a new tab, because the frame can't show the site. Throws
 * `not_found`, including on a site that sends real email.
 */
export async function getOutboxHtml(
  { config, db }: Pick<PublicContext, 'config' | 'db'>,
  id: string,
): Promise<string> {
  if (mailDelivery(config) !== 'outbox') throw notFound('page');
  const html = await findMailHtml(db.orm, id);
  if (html === null) throw notFound('mail');
  return html.replace('<head>', '<head><base target="_blank">');
}

/**
 * Only the site's own pages may frame the email. It has no origin and runs no script; its styles are inline, as in
 * every email.
 */
export const FRAMED_MAIL_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; " +
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  'x-frame-options': 'SAMEORIGIN',
};

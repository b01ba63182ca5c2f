import type { Mail } from '../ports.ts';

/** A label and what it says. */
export type MailLine = readonly [label: string, value: string];

export interface MailParts {
  subject: string;
  /** 'Hello Ada,' without the name where none is known. */
  name?: string;
  paragraphs: readonly string[];
  /** Facts below, one per line. */
  lines?: readonly MailLine[];
  action?: { label: string; url: string };
  /** What a person wrote, with its own line breaks. */
  quote?: string;
  /** Small print below. */
  note?: string;
  closing?: readonly string[];
}

const CLOSING = ['Safe travels,', 'Wayfarer'];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A mail as plain text and as HTML. Every part is escaped: names are people's own input. */
export function composeMail(to: string, parts: MailParts): Mail {
  return { to, subject: oneLine(parts.subject), text: plain(parts), html: styled(parts) };
}

function plain(parts: MailParts): string {
  const { name, paragraphs, lines = [], quote, action, note, closing = CLOSING } = parts;
  const blocks = [greeting(name), ...paragraphs.map(oneLine)];
  if (lines.length > 0)
    blocks.push(lines.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n'));
  if (quote !== undefined) blocks.push(linesOf(quote).map((line) => `> ${line}`).join('\n')); // prettier-ignore
  if (action) blocks.push(`${action.label}:\n${action.url}`);
  if (note) blocks.push(note);
  blocks.push(closing.join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

/**
 * Colors are set twice: inline for programs that drop a mail's styles, and in a dark-mode style that
 * others apply. No picture or font is loaded from elsewhere.
 */
const HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
  '<style>:root{color-scheme:light dark;supported-color-schemes:light dark}' +
  '@media (prefers-color-scheme:dark){' +
  '.page{background:#12131a!important;color:#f2efe8!important}.quiet{color:#a5a2ad!important}' +
  '.quote{border-color:#73768a!important}}</style>';
const FONT = '16px/1.5 -apple-system,Segoe UI,Helvetica,Arial,sans-serif';

function styled(parts: MailParts): string {
  const { name, subject, paragraphs, lines = [], quote, action, note } = parts;
  const { closing = CLOSING } = parts;
  const texts = [greeting(name), ...paragraphs]
    .map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`)
    .join('');
  const facts = lines.map(fact).join('');
  const table =
    facts === '' ? '' : `<table cellspacing="0" style="margin:0 0 16px">${facts}</table>`;
  const said =
    quote === undefined
      ? ''
      : `<blockquote class="quote" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #8c8795;overflow-wrap:anywhere">${linesOf(quote).map(escapeHtml).join('<br>')}</blockquote>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#c0401c;color:#ffffff;padding:12px 20px;border-radius:10px;text-decoration:none;display:inline-block">${escapeHtml(action.label)}</a></p>`
    : '';
  const small = note
    ? `<p class="quiet" style="margin:24px 0 0;color:#6a6675;font-size:13px">${escapeHtml(note)}</p>`
    : '';
  return (
    `<!doctype html><html lang="en"><head>${HEAD}<title>${escapeHtml(oneLine(subject))}</title></head>` +
    `<body class="page" style="margin:0;background:#fffdf9;color:#1d1a26;font:${FONT}">` +
    '<div style="max-width:560px;margin:0 auto;padding:32px 24px">' +
    '<p style="margin:0 0 24px;font:600 22px Georgia,serif">Wayfarer</p>' +
    `${texts}${table}${said}${button}<p style="margin:24px 0 0">${closing.join('<br>')}</p>${small}</div></body></html>`
  );
}

function fact([label, value]: MailLine): string {
  return (
    `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;white-space:nowrap">${escapeHtml(label)}</th>` +
    `<td valign="top" style="padding:4px 0;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(value)}</td></tr>`
  );
}

/** Site and mailbox addresses, even without a scheme: mail programs turn them into links. */
const ADDRESS = /[:/\\@]|[\p{L}\p{N}]\.\p{L}{2,}/u;

/**
 * Greets by name. Anyone can sign up with another person's mailbox, so a name that holds an address
 * is not repeated: the mail would carry a stranger's advertisement in our name.
 */
function greeting(name = ''): string {
  const known = oneLine(name);
  return known === '' || ADDRESS.test(known) ? 'Hello,' : `Hello ${known},`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function linesOf(text: string): string[] {
  return text.trim().split(/\r\n|[\n\r\u2028\u2029]/);
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

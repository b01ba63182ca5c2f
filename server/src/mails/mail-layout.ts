import type { Mail } from '../ports.ts';

/** A label and what it says. */
export type MailLine = readonly [label: string, value: string];

export interface MailParts {
  subject: string;
  /** 'Hello Ada,' without the name where none is known. */
  name?: string;
  paragraphs: readonly string[];
  /** Facts below, one a line. */
  lines?: readonly MailLine[];
  action?: { label: string; url: string };
  /** Small print below. */
  note?: string;
}

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

function plain({ name, paragraphs, lines = [], action, note }: MailParts): string {
  const blocks = [greeting(name), ...paragraphs.map(oneLine)];
  if (lines.length > 0)
    blocks.push(lines.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n'));
  if (action) blocks.push(`${action.label}:\n${action.url}`);
  if (note) blocks.push(note);
  blocks.push('Safe travels,\nWayfarer');
  return `${blocks.join('\n\n')}\n`;
}

function styled({ name, paragraphs, lines = [], action, note }: MailParts): string {
  const texts = [greeting(name), ...paragraphs]
    .map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`)
    .join('');
  const facts = lines.map(fact).join('');
  const table =
    facts === '' ? '' : `<table cellspacing="0" style="margin:0 0 16px">${facts}</table>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#c9441f;color:#ffffff;padding:12px 20px;border-radius:10px;text-decoration:none;display:inline-block">${escapeHtml(action.label)}</a></p>`
    : '';
  const small = note
    ? `<p style="margin:24px 0 0;color:#6a6675;font-size:13px">${escapeHtml(note)}</p>`
    : '';
  return (
    '<!doctype html><html lang="en"><body style="margin:0;background:#fffdf9;color:#1d1a26;font:16px/1.5 -apple-system,Segoe UI,Helvetica,Arial,sans-serif">' +
    '<div style="max-width:560px;margin:0 auto;padding:32px 24px">' +
    '<p style="margin:0 0 24px;font:600 22px Georgia,serif">Wayfarer</p>' +
    `${texts}${table}${button}<p style="margin:24px 0 0">Safe travels,<br>Wayfarer</p>${small}</div></body></html>`
  );
}

function fact([label, value]: MailLine): string {
  return (
    `<tr><th align="left" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th>` +
    `<td style="padding:4px 0">${escapeHtml(value)}</td></tr>`
  );
}

/** Addresses of sites and mailboxes, also without a scheme: mail programs make links of them. */
const ADDRESS = /[:/\\@]|[\p{L}\p{N}]\.\p{L}{2,}/u;

/**
 * Greets by name. Anybody can sign up in the name of another mailbox, so a name that holds an address
 * is not repeated: the mail would carry a stranger's advertisement under our name.
 */
function greeting(name = ''): string {
  const known = oneLine(name);
  return known === '' || ADDRESS.test(known) ? 'Hello,' : `Hello ${known},`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

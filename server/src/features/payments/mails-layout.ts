import { escapeHtml, oneLine } from '../../mails/mail-layout.ts';

/** A label and what it says. */
export type MailLine = readonly [label: string, value: string];

interface MailParts {
  greeting: string;
  opening: string;
  lines: readonly MailLine[];
  link: { label: string; url: string };
}

/** A mail as plain text and as HTML. Everything is escaped: names and titles are people's input. */
export function mailBody({ greeting, opening, lines, link }: MailParts) {
  const text = [
    oneLine(greeting),
    '',
    opening,
    '',
    ...lines.map(([label, value]) => `${label}: ${oneLine(value)}`),
    '',
    `${link.label}: ${link.url}`,
    '',
  ].join('\n');
  const rows = lines
    .map(
      ([label, value]) =>
        `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const html =
    `<p>${escapeHtml(greeting)}</p><p>${escapeHtml(opening)}</p>` +
    `<table cellpadding="4">${rows}</table>` +
    `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`;
  return { text, html };
}

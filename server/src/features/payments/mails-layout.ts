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
        `<tr><th align="left">${escape(label)}</th><td>${escape(value)}</td></tr>`,
    )
    .join('');
  const html =
    `<p>${escape(greeting)}</p><p>${escape(opening)}</p>` +
    `<table cellpadding="4">${rows}</table>` +
    `<p><a href="${escape(link.url)}">${escape(link.label)}</a></p>`;
  return { text, html };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

import { isRightToLeft, TEXT_LANGUAGE } from '@wayfarer/contract';
import type { MailBlock } from './mail-blocks.ts';
import type { MailLine } from '../../mail-parts.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * Colors are set twice: inline for programs that drop an email's styles, and in a dark-mode style for the others. No
 * pictures or fonts are loaded.
 */
const HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
  '<style>:root{color-scheme:light dark;supported-color-schemes:light dark}' +
  '@media (prefers-color-scheme:dark){' +
  '.page{background:#12131a!important;color:#f2efe8!important}' +
  '.card{background:#1b1d27!important;border-color:#2b2d3a!important}.box{background:#20222e!important}' +
  '.tx{color:#f2efe8!important}.quiet{color:#a5a2ad!important}.lk{color:#7fc4c0!important}' +
  '.quote{border-color:#73768a!important}.sum{border-color:#2b2d3a!important}}' +
  '@media (max-width:420px){.in{padding:24px 20px 28px!important}.out{padding:20px 0 0!important}' +
  '.name,.foot{padding-left:20px!important;padding-right:20px!important}.h1{font-size:26px!important}' +
  '.card{border-radius:0!important;border-left:0!important;border-right:0!important}' +
  '.btn{width:100%!important}a.btn{display:block!important;padding:16px 0!important}' +
  '.fact{display:block!important;width:auto!important}}</style>';
const SANS = "Figtree,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const SERIF = "Fraunces,Georgia,'Times New Roman',serif";
/** The text direction. Tables have it, too, because some programs drop the attributes of the document and the body. */
const DIR = isRightToLeft ? ' dir="rtl"' : '';
const [START, END] = isRightToLeft ? ['right', 'left'] : ['left', 'right'];
/** No tight spacing for Arabic, whose letters are joined. */
const TIGHT = isRightToLeft ? '' : 'letter-spacing:-.02em;';
const TABLE = `<table role="presentation"${DIR} width="100%" cellspacing="0" cellpadding="0"`;
const WRAP = 'overflow-wrap:anywhere;word-break:break-word';
const WHOLE_WORDS = 'overflow-wrap:normal;word-break:normal';

/** Every part is escaped, because it may be a person's own input. */
export function htmlOf(subject: string, name: string, blocks: readonly MailBlock[]): string {
  const inside = blocks.filter(({ kind }) => kind !== 'footer').map(styled).join(''); // prettier-ignore
  const below = blocks.filter(({ kind }) => kind === 'footer').map(styled).join(''); // prettier-ignore
  return (
    `<!doctype html><html lang="${TEXT_LANGUAGE}"${DIR}><head>${HEAD}<title>${escaped(subject)}</title></head>` +
    `<body class="page"${DIR} style="margin:0;background:#fffdf9;color:#1d1a26;-webkit-text-size-adjust:100%">` +
    // some programs drop the body, but keep the background of the table in it
    `${TABLE} class="page" style="background:#fffdf9"><tr><td align="center" class="out" style="padding:28px 16px">` +
    `${TABLE} style="max-width:568px"><tr><td class="name tx" style="padding:4px 4px 18px;font:600 24px ${SERIF};${TIGHT}color:#1d1a26;${WRAP}">${escaped(name)}</td></tr>` +
    `<tr><td class="card" style="background:#ffffff;border:1px solid #ece7de;border-radius:22px">` +
    `${TABLE}><tr><td class="in tx" style="padding:28px 32px 32px;font:16px/1.55 ${SANS};color:#1d1a26;${WRAP}">${inside}</td></tr></table>` +
    `</td></tr>${below}</table></td></tr></table></body></html>`
  );
}

function styled(block: MailBlock): string {
  switch (block.kind) {
    case 'title':
      return `<h1 class="h1 tx" style="margin:0 0 8px;font:600 32px/1.15 ${SERIF};${TIGHT}color:#1d1a26">${escaped(block.text)}</h1>`;
    case 'text':
      return `<p style="margin:0 0 16px">${escaped(block.text)}</p>`;
    case 'farewell':
      return `<p style="margin:24px 0 0">${escaped(block.text)}</p>`;
    case 'facts':
      return factsBox(block.lines);
    case 'lines':
      return `<table${DIR} width="100%" cellspacing="0" cellpadding="0" style="margin:4px 0 20px;font-size:15px;line-height:1.5;font-variant-numeric:tabular-nums">${block.lines.map(line).join('')}</table>`;
    case 'quote':
      return `<blockquote class="quote" style="margin:0 0 16px;${isRightToLeft ? 'padding:0 16px 0 0' : 'padding:0 0 0 16px'};border-${START}:3px solid #8c8795">${broken(block.texts)}</blockquote>`;
    case 'action':
      return button(block.label, block.url);
    case 'more':
      return `<p style="margin:12px 0 0"><a class="lk" href="${escaped(block.url)}" style="color:#0f5c6b">${escaped(block.label)}</a></p>`;
    case 'section':
      return section(block.title, block.texts);
    case 'closing':
      return `<p style="margin:28px 0 0">${broken(block.texts)}</p>`;
    case 'small':
      return `<p class="quiet" style="margin:24px 0 0;color:#6a6675;font-size:13px">${broken(block.texts)}</p>`;
    case 'footer':
      return `<tr><td class="foot quiet" style="padding:20px 4px 8px;font:13px/1.55 ${SANS};color:#6a6675;${WRAP}">${broken(block.texts)}</td></tr>`;
  }
}

/** A table cell, because Outlook for Windows gives a link neither a height nor a background. */
function button(label: string, url: string): string {
  const cell = `align="center" bgcolor="#c9441f" style="background:#c9441f;border-radius:16px;mso-padding-alt:16px 28px"`;
  const link = `style="display:inline-block;color:#ffffff;font-weight:700;font-size:16px;line-height:20px;text-decoration:none;padding:16px 28px"`;
  return `<table role="presentation" class="btn"${DIR} cellspacing="0" cellpadding="0" style="margin:24px 0 8px"><tr><td ${cell}><a class="btn" href="${escaped(url)}" ${link}>${escaped(label)}</a></td></tr></table>`;
}

const broken = (texts: readonly string[]) => texts.map(escaped).join('<br>');

function section(title: string, texts: readonly string[]): string {
  const said = texts
    .map(
      (text) =>
        `<p class="quiet" style="margin:4px 0 0;color:#6a6675;font-size:15px">${escaped(text)}</p>`,
    ) // prettier-ignore
    .join('');
  return `<p style="margin:24px 0 0;font-weight:700">${escaped(title)}</p>${said}`;
}

/** Two facts per row; on a phone, one. */
function factsBox(facts: readonly MailLine[]): string {
  const rows: string[] = [];
  for (let at = 0; at < facts.length; at += 2) {
    const pair = facts.slice(at, at + 2).map(factCell).join(''); // prettier-ignore
    rows.push(`<tr>${pair}</tr>`);
  }
  return `${TABLE} class="box" style="margin:4px 0 20px;background:#f7f3ec;border-radius:16px;padding:8px 0">${rows.join('')}</table>`;
}

function factCell([label, value]: MailLine): string {
  return `<td class="fact" valign="top" width="50%" style="padding:8px 18px;font-size:15px;line-height:1.6"><span class="quiet" style="color:#6a6675;font-size:13px">${escaped(label)}</span><br>${escaped(value)}</td>`;
}

function line([label, value, look]: MailLine): string {
  const total = look === 'total';
  const border = total ? ';border-top:1px solid #ece7de' : '';
  const weight = total ? 700 : 400;
  const head = `<th class="${total ? 'sum' : ''}" align="${START}" valign="top" style="padding:${isRightToLeft ? '8px 0 8px 12px' : '8px 12px 8px 0'};${WHOLE_WORDS};font-weight:${look === undefined ? 700 : weight}${border}">${escaped(label)}</th>`;
  const [align, wrap] = look === undefined ? [START, WRAP] : [END, 'white-space:nowrap'];
  return `<tr>${head}<td class="${total ? 'sum' : ''}" align="${align}" valign="top" style="padding:8px 0;font-weight:${weight};${wrap}${border}">${escaped(value)}</td></tr>`;
}

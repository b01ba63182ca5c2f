import { useEffect, useRef } from 'react';

const STYLES = /<style>([\s\S]*?)<\/style>/g;
const INLINE = 'data-style';

/** The style rules of an email as a style sheet for the frame: `:root` becomes the frame. */
function sheetOf(html: string): CSSStyleSheet {
  const rules = [...html.matchAll(STYLES)].map(([, css = '']) => css).join('\n');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.replaceAll(':root', ':host'));
  return sheet;
}

/**
 * An email's body without anything that the page's policy forbids; style attributes are renamed and then set by script.
 * In our emails, quotation marks in people's own words are escaped, so ` style="` is always an attribute.
 */
function bodyOf(html: string): HTMLElement {
  const inert = html.replaceAll(STYLES, '').replaceAll(' style="', ` ${INLINE}="`);
  const mail = new DOMParser().parseFromString(inert, 'text/html');
  const body = document.createElement('div');
  body.className = mail.body.className;
  // the language and direction of the email, not of the page
  body.lang = mail.documentElement.lang;
  body.dir = mail.documentElement.dir || 'ltr';
  body.setAttribute(INLINE, mail.body.getAttribute(INLINE) ?? '');
  for (const part of mail.body.childNodes) body.append(document.importNode(part, true));
  for (const element of [body, ...body.querySelectorAll<HTMLElement>(`[${INLINE}]`)]) {
    element.style.cssText = element.getAttribute(INLINE) ?? '';
    element.removeAttribute(INLINE);
  }
  for (const link of body.querySelectorAll('a')) link.removeAttribute('href');
  return body;
}

/** Shows an email's HTML as mail programs do. The page's styles don't affect it, and its links lead nowhere. */
export function MailFrame({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = place.current;
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheetOf(html)];
    root.replaceChildren(bodyOf(html));
  }, [html]);
  return <div ref={place} className="overflow-x-auto" />;
}

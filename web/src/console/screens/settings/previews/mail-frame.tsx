import { useEffect, useRef } from 'react';

/** The styles of an email's head, for a part of a page: `:root` and `body` are the frame. */
const scoped = (css: string) => css.replaceAll(':root', ':host');

/**
 * Shows an email's HTML as mail programs do, apart from the page's own styles. The page's policy forbids style
 * attributes in HTML, so they are set one by one. Links lead nowhere.
 */
export function MailFrame({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = place.current;
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const mail = new DOMParser().parseFromString(html, 'text/html');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      scoped([...mail.querySelectorAll('style')].map((one) => one.textContent).join('\n')),
    );
    root.adoptedStyleSheets = [sheet];
    const body = document.createElement('div');
    body.className = mail.body.className;
    body.style.cssText = mail.body.style.cssText;
    for (const part of mail.body.childNodes) body.append(document.importNode(part, true));
    for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
      const css = element.getAttribute('style') ?? '';
      element.removeAttribute('style');
      element.style.cssText = css;
    }
    for (const link of body.querySelectorAll('a')) link.removeAttribute('href');
    root.replaceChildren(body);
  }, [html]);
  return <div ref={place} className="overflow-x-auto" />;
}

import styles from '../console.css?inline';

/** Adds the console's styles, which are part of its script, to the document without another request. */
export function addConsoleStyles(): void {
  if (import.meta.env.SSR || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

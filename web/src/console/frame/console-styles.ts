import styles from '../console.css?inline';

/** Adds the console's styles to the document. They are in the console's script, so this makes no request. */
export function addConsoleStyles(): void {
  if (import.meta.env.SSR || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

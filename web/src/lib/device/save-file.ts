/** Milliseconds for which the browser may still ask for the file's content. */
const KEPT_MS = 60_000;

/** Hands a text to the browser as a file to be saved. */
export function saveFile(name: string, type: string, content: string): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // some browsers begin to read it only after the press
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}

/** Milliseconds in which the browser may still request the file's content. */
const KEPT_MS = 60_000;

/** Passes a text to the browser as a file to save. */
export function saveFile(name: string, type: string, content: string): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // some browsers start reading it only after the click
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}

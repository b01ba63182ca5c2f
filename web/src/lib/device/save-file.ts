/** The time in milliseconds for which the file's content stays available to the browser. */
const KEPT_MS = 60_000;

/** Passes a text, or the pieces of a file, to the browser to save. */
export function saveFile(name: string, type: string, content: string | BlobPart[]): void {
  const pieces = typeof content === 'string' ? [content] : content;
  const href = URL.createObjectURL(new Blob(pieces, { type }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // some browsers start reading the content only after the click
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}

/** Where a page ended, as an opaque text for the next page's address. */
export function cursorText(parts: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** What a cursor's text holds, whoever made it up; null for what `cursorText` cannot have made. */
export function partsOfCursor(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown;
  } catch {
    return null; // not ours: the caller is told
  }
}

/** The next page's cursor from a `Link` header; null on the last page. */
export function nextCursor(link: string | undefined): string | null {
  const target = link && /<([^>]*)>\s*;[^,]*\brel="?next\b/i.exec(link)?.[1];
  // the address is relative to the site, and only its query matters
  return target ? new URL(target, 'http://api').searchParams.get('cursor') : null;
}

/**
 * True if a picture's URL may be shown: an absolute http(s) URL without credentials, or the address of one of the
 * site's own pictures. `javascript:`, `data:` and protocol-relative URLs are not.
 */
export function isPictureUrl(text: string): boolean {
  if (/^\/media\/[\w./-]+$/.test(text)) return !text.includes('..');
  if (!/^https?:\/\//i.test(text)) return false;
  try {
    const url = new URL(text);
    return url.username === '' && url.password === '' && url.hostname !== '';
  } catch {
    return false;
  }
}

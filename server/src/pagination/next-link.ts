/** The `Link` header of a page that another one follows. */
export function nextLink(
  { path }: { path: string },
  query: Readonly<Record<string, unknown>>,
  cursor: string,
): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor })) parts.set(name, String(value));
  return `</api${path}?${parts.toString()}>; rel="next"`;
}

import { Part } from './part.tsx';

/** A section with a bulleted list; nothing if the list is empty. */
export function ListPart({
  title,
  entries,
  id,
  langAt,
}: {
  title: string;
  entries: readonly string[];
  id?: string | undefined;
  /** The `lang` of an entry that isn't in the page's language. */
  langAt?: (at: number) => string | undefined;
}) {
  if (entries.length === 0) return null;
  return (
    <Part title={title} id={id}>
      <ul className="grid list-disc grid-cols-1 gap-x-8 gap-y-1 ps-5 sm:grid-cols-2">
        {entries.map((entry, at) => (
          <li key={entry} lang={langAt?.(at)} className="any-language wrap-anywhere">
            {entry}
          </li>
        ))}
      </ul>
    </Part>
  );
}

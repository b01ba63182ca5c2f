/** Simple marks of our own for the placeholder social links (spec §2, Footer). */
const MARKS = [
  {
    name: 'Facebook',
    path: 'M14 8h2.5V4.500H14c-2.500 0-4 1.600-4 4V11H7.500v3.500H10V20h3.500v-5.500h2.600l.4-3.500h-3V9c0-.6.2-1 .5-1z',
  },
  {
    name: 'Instagram',
    path: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm4 4.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM16.800 6.400a.8.8 0 1 0 0 1.600.8.8 0 0 0 0-1.600z',
  },
  {
    name: 'YouTube',
    path: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zm5 3v6l5-3z',
  },
] as const;

/** Placeholders: the agency that installs the site has no accounts yet, so they lead nowhere. */
export function SocialLinks() {
  return (
    <ul className="mt-4 flex gap-1" aria-label="Social media">
      {MARKS.map(({ name, path }) => (
        <li key={name}>
          <a
            href="#top"
            aria-label={`${name} (coming soon)`}
            onClick={(event) => event.preventDefault()}
            className="grid size-11 place-items-center rounded-full text-muted transition-colors hover:bg-line hover:text-ink"
          >
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-5 fill-current"
              fillRule="evenodd"
            >
              <path d={path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

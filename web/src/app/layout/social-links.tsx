import { useSite } from '../../api/public-config.ts';
import * as texts from './copy.texts.js';

/** The agency's social accounts; one without an address has no link. */
export function SocialLinks() {
  const { socials } = useSite();
  if (socials.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-1" aria-label={texts.social}>
      {socials.map(({ name, url, mark }) => (
        <li key={name}>
          <a
            href={url || '#top'}
            aria-label={url ? name : texts.comingSoon(name)}
            onClick={url ? undefined : (event) => event.preventDefault()}
            className="grid h-11 min-w-11 place-items-center rounded-full text-muted transition-colors hover:bg-line hover:text-ink"
          >
            {mark ? (
              <svg
                viewBox="0 0 24 24"
                aria-hidden
                className="size-5 fill-current"
                fillRule="evenodd"
              >
                <path d={mark} />
              </svg>
            ) : (
              <span className="px-3 text-sm font-medium">{name}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

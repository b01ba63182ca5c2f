import { ownPath } from '../../../domain/return-path.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { outboxTexts as texts } from './copy.ts';

/** A line that is nothing but an address of this site, as a path. */
function ownAddress(line: string): string | undefined {
  if (!URL.canParse(line)) return undefined;
  const { origin, pathname, search } = new URL(line);
  return origin === globalThis.location.origin ? ownPath(`${pathname}${search}`) : undefined;
}

/** A mail's plain text; addresses of this site can be followed. */
export function MailText({ text }: { text: string }) {
  const lines = text.trimEnd().split('\n');
  const first = lines.map((line) => ownAddress(line)).find((path) => path !== undefined);
  return (
    <>
      <p className="text-sm whitespace-pre-line wrap-anywhere">
        {lines.map((line, index) => {
          const path = ownAddress(line);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of one text never move
            <span key={index}>
              {path === undefined ? (
                line
              ) : (
                <Link to={path} className="text-lagoon underline underline-offset-4">
                  {line}
                </Link>
              )}
              {'\n'}
            </span>
          );
        })}
      </p>
      {first !== undefined && (
        <ButtonLink to={first} size="sm" className="mt-4">
          {texts.open}
        </ButtonLink>
      )}
    </>
  );
}

import { ownPath } from '../../../domain/return-path.ts';
import { ButtonAnchor } from '../../../ui/controls/button.tsx';
import { outboxTexts as texts } from './copy.texts.js';

/** The path in a line that consists only of an address on this site. */
function ownAddress(line: string): string | undefined {
  if (!URL.canParse(line)) return undefined;
  const { hash, origin, pathname, search } = new URL(line);
  return origin === globalThis.location.origin ? ownPath(`${pathname}${search}${hash}`) : undefined;
}

/**
 * An email's plain text with working links to this site. As in a mailbox, each link loads a new document, because some
 * links have a secret after `#`, which the document's first script reads.
 */
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
                <a href={path} className="text-lagoon underline underline-offset-4">
                  {line}
                </a>
              )}
              {'\n'}
            </span>
          );
        })}
      </p>
      {first !== undefined && (
        <ButtonAnchor href={first} size="sm" className="mt-4">
          {texts.open}
        </ButtonAnchor>
      )}
    </>
  );
}

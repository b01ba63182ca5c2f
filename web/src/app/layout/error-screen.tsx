import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths, withPrefix } from '../../domain/paths.ts';
import { MissingScript } from '../../lib/scripts/load-script.ts';
import { Button, ButtonAnchor } from '../../ui/controls/button.tsx';
import { errorTexts as texts } from '../copy.texts.js';

const reloadPage = () => location.reload();

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

/**
 * Offers to load a new document. After a release, the screen's script has another name, which only a new document
 * knows.
 */
function LoadAgain({ reload }: { reload(): void }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, even if another function is passed later
  useEffect(reload, []);
  return <output className="container-x py-20">{texts.loading}</output>;
}

/** Shown by the router if a screen failed or its script no longer exists (spec §2, 404 page). */
export function ErrorScreen({ reload = reloadPage }: { reload?(): void }) {
  const error = useRouteError();
  if (error instanceof MissingScript) return <LoadAgain reload={reload} />;
  return (
    <div role="alert" className="container-x flex max-w-2xl! flex-col items-start py-20">
      <h1 className="display text-h1 wrap-anywhere">{texts.title}</h1>
      <p className="mt-4 text-lg text-muted wrap-anywhere">{describe(error)}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={reload}>{texts.reload}</Button>
        <ButtonAnchor href={withPrefix(paths.home())} variant="secondary">
          {texts.home}
        </ButtonAnchor>
      </div>
    </div>
  );
}

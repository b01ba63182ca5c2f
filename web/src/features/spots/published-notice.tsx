import { useLocation } from 'react-router';
import { paths } from '../../domain/paths.ts';
import { useInBrowser } from '../../lib/hooks/use-in-browser.ts';
import { stringFields } from '../../lib/string-fields.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { publishedTexts as texts } from './copy.texts.js';

/** State that the form of a new destination passes to the catalog (spec §8). */
export interface PublishedState {
  published: { _id: string; spot: string };
}

/**
 * A link to the destination that the visitor has just published, because the list is ordered by popularity, where a new
 * destination is last.
 */
export function PublishedNotice() {
  const state: unknown = useLocation().state;
  const inBrowser = useInBrowser();
  if (!inBrowser || typeof state !== 'object' || state === null) return null;
  const { _id, spot } = stringFields('published' in state ? state.published : undefined);
  if (_id === undefined || spot === undefined) return null;
  return (
    <div className="container-x pt-6">
      <Banner tone="info">
        <span className="wrap-anywhere">
          {texts.text}{' '}
          <Link to={paths.destination(_id)} className="font-semibold underline underline-offset-4">
            {texts.see(spot)}
          </Link>
        </span>
      </Banner>
    </div>
  );
}

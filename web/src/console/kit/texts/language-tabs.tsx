import type { SiteLanguage } from '@wayfarer/contract';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { wordsTexts as texts } from './copy.ts';

/** Links to the same screen in each language; `first` adds one for the originals. */
export function LanguageTabs({
  languages,
  current,
  first,
  to,
}: {
  languages: readonly SiteLanguage[];
  /** The tag of the language that is shown; empty for the originals. */
  current: string;
  first?: SiteLanguage | undefined;
  /** The address for a language; for an empty tag, that of the originals. */
  to: (tag: string) => string;
}) {
  const tabs = [
    ...(first ? [{ key: '', tag: first.tag, name: first.name }] : []),
    ...languages.map(({ name, tag }) => ({ key: tag, tag, name })),
  ];
  return (
    <nav aria-label={texts.languages} className="flex flex-wrap gap-2">
      {tabs.map(({ key, name, tag }) => (
        <ButtonLink
          key={tag}
          size="sm"
          lang={tag}
          preventScrollReset
          variant={key === current ? 'primary' : 'secondary'}
          aria-current={key === current ? 'true' : undefined}
          to={to(key)}
        >
          {name}
        </ButtonLink>
      ))}
    </nav>
  );
}

import type { SiteLanguage } from '@wayfarer/contract';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { wordsTexts as texts } from './copy.ts';

/** Links to the same screen in each language; with `first`, there is also a link to the original texts. */
export function LanguageTabs({
  languages,
  current,
  first,
  to,
}: {
  languages: readonly SiteLanguage[];
  /** The tag of the language that is shown; empty for the original texts. */
  current: string;
  first?: SiteLanguage | undefined;
  /** Returns the address for a language; an empty tag means the original texts. */
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

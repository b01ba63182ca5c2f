import type { SiteLanguage } from '@wayfarer/contract';
import { Check, Languages } from 'lucide';
import { clsx } from 'clsx';
import { usePublicConfig } from '../../../api/public-config.ts';
import { openAddress } from '../../../lib/device/open-address.ts';
import { errorDetail } from '../../../lib/error-text.ts';
import { prefix } from '../../../lib/language.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { operatorApi } from '../api.ts';
import { languageTexts as texts } from '../copy.texts.js';
import { addressIn, rememberLanguage } from './own-language.ts';

/** Buttons for the site's languages. A press makes a language the person's own on every device. */
export function LanguageChoice() {
  const { languages = [] } = usePublicConfig();
  const [send, { isLoading }] = operatorApi.useChooseLanguageMutation();
  async function choose({ tag }: SiteLanguage) {
    const { error } = await send({ body: { language: tag } });
    if (error !== undefined) {
      toast.error(`${texts.failed} ${errorDetail(error)}`, 'language');
      return;
    }
    rememberLanguage(languages, tag);
    const address = addressIn(languages, tag);
    if (address === undefined) toast.success(texts.kept, 'language');
    else openAddress(address);
  }
  if (languages.length < 2) return null;
  return (
    <div role="group" aria-label={texts.label} className="my-1 border-y border-line py-1">
      <p aria-hidden className="flex min-h-9 items-center gap-3 px-3 text-xs text-muted">
        <Icon shape={Languages} className="size-5 shrink-0" />
        {texts.label}
      </p>
      {languages.map((language) => {
        const isShown = language.prefix === prefix;
        return (
          <button
            key={language.tag}
            type="button"
            lang={language.tag}
            aria-pressed={isShown}
            disabled={isLoading}
            onClick={() => void choose(language)}
            className={clsx(
              'focus-inset flex min-h-11 w-full items-center justify-between gap-3 rounded-xl ps-11 pe-3 text-start text-sm hover:bg-sunken',
              isShown && 'font-semibold',
            )}
          >
            <bdi>{language.name}</bdi>
            {isShown && <Icon shape={Check} className="size-4 shrink-0" />}
          </button>
        );
      })}
    </div>
  );
}

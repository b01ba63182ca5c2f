import { LEGAL_PAGES, type LegalPageName, readMarkup, writeMarkup } from '@wayfarer/contract';
import { useState } from 'react';
import { usePublicConfig } from '../../../../api/public-config.ts';
import { cookiesText } from '../../../../domain/legal/cookies-text.ts';
import { type LegalText, sectionsOf } from '../../../../domain/legal/legal-text.ts';
import { privacyText } from '../../../../domain/legal/privacy-text.ts';
import { termsText } from '../../../../domain/legal/terms-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { TextBlocks, TextSections } from '../../../../ui/display/text-sections.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { legalNames } from '../../../kit/settings-controls/fields/legal-fields.ts';
import { settingsTexts as texts } from '../copy.texts.js';
import { type PreviewProps, textOf } from './preview-props.ts';

function useOurs(name: LegalPageName): LegalText | undefined {
  const { mode, site } = usePublicConfig();
  switch (name) {
    case 'privacy':
      return privacyText;
    case 'cookies':
      return cookiesText;
    case 'terms':
      return termsText(site, mode === 'demo');
    case 'imprint':
      return undefined;
  }
}

/** A legal page as visitors read it. */
export function LegalPreview({ valueOf, change }: PreviewProps) {
  const [name, setName] = useState<LegalPageName>('privacy');
  const ours = useOurs(name);
  const own = textOf(valueOf)(`legal.${name}`);
  const usual = ours && writeMarkup(ours.text, sectionsOf(ours));
  const { intro, sections } = readMarkup(own || usual || texts.noImprint);
  return (
    <aside aria-label={texts.preview}>
      <Field label={texts.legalPage} className="mb-3">
        <Select
          value={name}
          onChange={({ target }) => setName(target.value as LegalPageName)}
          options={LEGAL_PAGES}
          names={legalNames}
        />
      </Field>
      {own === '' && usual !== undefined && (
        <p className="mb-3 flex flex-wrap items-center gap-3 text-sm">
          {texts.oursShown}
          <Button variant="secondary" size="sm" onClick={() => change(`legal.${name}`, usual)}>
            {texts.takeOurs}
          </Button>
        </p>
      )}
      <Card className="max-h-160 overflow-y-auto text-sm short:max-h-none">
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached
          tabIndex={0}
          role="group"
          aria-label={legalNames[name]}
          className="flex flex-col gap-6 wrap-anywhere"
        >
          <h3 className="display text-h3">{legalNames[name]}</h3>
          <TextBlocks blocks={intro} />
          <TextSections sections={sections} level={4} />
        </div>
      </Card>
      <p className="mt-3 text-xs text-muted">{texts.previewText}</p>
    </aside>
  );
}

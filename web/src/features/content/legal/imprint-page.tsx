import { definePage } from '../../../api/page.ts';
import { usePublicConfig } from '../../../api/public-config.ts';
import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { imprintTexts as texts } from '../copy.texts.js';
import { LegalPage } from './legal-page.tsx';
import { loadLegalText } from './load-legal-text.ts';

/** The imprint, which only the agency can write. Without it, this page doesn't exist. */
function Imprint() {
  const { site } = usePublicConfig();
  if (site.hasImprint)
    return <LegalPage name="imprint" ours={{ ...texts, text: '', sections: [] }} />;
  return (
    <Container className="py-16">
      <EmptyState
        level={1}
        title={texts.missing}
        text={texts.missingText}
        actions={<ButtonLink to={paths.home()}>{texts.home}</ButtonLink>}
      />
    </Container>
  );
}

export const page = definePage(Imprint, {
  meta: ({ config }) =>
    config.site.hasImprint ? { title: texts.title } : { title: texts.missing, noIndex: true },
  load: ({ dispatch }) => [loadLegalText(dispatch, 'imprint')],
  status: ({ config }) => (config.site.hasImprint ? 200 : 404),
});

import { withPrefix } from '../../domain/paths.ts';
import { accountApi } from '../../features/account/api.ts';
import { ButtonAnchor } from '../../ui/controls/button.tsx';
import { Container } from '../../ui/layout/layout.tsx';
import { hintTexts as texts } from './owner-hint.texts.js';

/** On a site without destinations, shows the agency's staff where to add some. */
export function OwnerHint() {
  const { data } = accountApi.useGetAccountQuery();
  if (!data?.staff) return null;
  return (
    <Container className="pt-8">
      <aside
        aria-label={texts.title}
        className="flex flex-wrap items-center justify-between gap-4 rounded-panel border border-line bg-surface p-5"
      >
        <div className="min-w-0">
          <h2 className="display text-h3">{texts.title}</h2>
          <p className="mt-1 text-muted">{texts.text}</p>
        </div>
        <ButtonAnchor href={withPrefix('/admin')}>{texts.console}</ButtonAnchor>
      </aside>
    </Container>
  );
}

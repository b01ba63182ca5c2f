import { withPrefix } from '../../domain/paths.ts';
import { accountApi } from '../../features/account/api.ts';
import { ButtonAnchor } from '../../ui/controls/button.tsx';
import { Container } from '../../ui/layout/layout.tsx';

const texts = {
  title: 'Visitors see an empty site',
  text: 'Add your agency’s details, choose colors and texts, and add your first destination in the console.',
  console: 'Open the console',
} as const;

/** On a site without destinations, points the agency's staff to where they are added. */
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

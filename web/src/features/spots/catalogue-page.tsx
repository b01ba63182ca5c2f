import type { Page } from '../../api/page.ts';
import { PageHeader } from '../../ui/layout.tsx';

function Catalogue() {
  return (
    <PageHeader
      title="All destinations"
      text="Beaches, mountains, cities and everything between, in 36 countries."
    />
  );
}

export const page: Page = {
  Component: Catalogue,
  meta: () => ({
    title: 'All destinations',
    description: 'Beaches, mountains, cities and everything between, in 36 countries.',
  }),
};

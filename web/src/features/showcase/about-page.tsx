import type { Page } from '../../api/page.ts';
import { PageHeader } from '../../ui/layout.tsx';

function About() {
  return (
    <PageHeader
      title="About us"
      text="Who we are, and why we draw every place before we send you there."
    />
  );
}

export const page: Page = {
  Component: About,
  meta: () => ({
    title: 'About us',
    description: 'Who we are, and why we draw every place before we send you there.',
  }),
};

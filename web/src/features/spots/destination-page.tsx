import type { Page } from '../../api/page.ts';
import { PageHeader } from '../../ui/layout.tsx';

function Destination() {
  return <PageHeader title="Destination" />;
}

export const page: Page = {
  Component: Destination,
  meta: () => ({ title: 'Destination' }),
};

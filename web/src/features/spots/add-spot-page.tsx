import type { Page } from '../../api/page.ts';
import { PageHeader } from '../../ui/layout.tsx';

function AddSpot() {
  return <PageHeader title="Add a destination" />;
}

export const page: Page = {
  Component: AddSpot,
  meta: () => ({ title: 'Add a destination', noIndex: true }),
};

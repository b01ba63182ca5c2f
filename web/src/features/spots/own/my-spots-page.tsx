import type { Page } from '../../../api/page.ts';
import { PageHeader } from '../../../ui/layout.tsx';

function MySpots() {
  return <PageHeader title="My destinations" />;
}

export const page: Page = {
  Component: MySpots,
  meta: () => ({ title: 'My destinations', noIndex: true }),
};

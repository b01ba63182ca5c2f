import type { Page } from '../../api/page.ts';
import { PageHeader } from '../../ui/layout.tsx';

function Bookings() {
  return <PageHeader title="My bookings" />;
}

export const page: Page = {
  Component: Bookings,
  meta: () => ({ title: 'My bookings', noIndex: true }),
};

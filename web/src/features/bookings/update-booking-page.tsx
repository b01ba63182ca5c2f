import type { Page } from '../../api/page.ts';
import { PageHeader } from '../../ui/layout.tsx';

function UpdateBooking() {
  return <PageHeader title="Update booking" />;
}

export const page: Page = {
  Component: UpdateBooking,
  meta: () => ({ title: 'Update booking', noIndex: true }),
};

import type { Page } from '../../api/page.ts';
import { PageHeader } from '../../ui/layout.tsx';

function BookingForm() {
  return <PageHeader title="Book your trip" />;
}

export const page: Page = {
  Component: BookingForm,
  meta: () => ({ title: 'Book your trip', noIndex: true }),
};

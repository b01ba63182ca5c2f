import type { Page } from '../../api/page.ts';
import { PageHeader } from '../../ui/layout.tsx';

function PaymentHistory() {
  return <PageHeader title="Payment History" />;
}

export const page: Page = {
  Component: PaymentHistory,
  meta: () => ({ title: 'Payment History', noIndex: true }),
};

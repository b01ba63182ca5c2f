import type { Page } from '../../api/page.ts';
import { PageHeader } from '../../ui/layout.tsx';

function Payment() {
  return <PageHeader title="Complete Your Payment" />;
}

export const page: Page = {
  Component: Payment,
  meta: () => ({ title: 'Complete Your Payment', noIndex: true }),
};

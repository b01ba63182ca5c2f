import type { Page } from '../../api/page.ts';
import { PageHeader } from '../../ui/layout.tsx';

function Register() {
  return <PageHeader title="Create Account" />;
}

export const page: Page = {
  Component: Register,
  meta: () => ({ title: 'Create Account' }),
};

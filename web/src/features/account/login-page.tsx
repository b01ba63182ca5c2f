import type { Page } from '../../api/page.ts';
import { PageHeader } from '../../ui/layout.tsx';

function Login() {
  return <PageHeader title="Welcome Back" />;
}

export const page: Page = {
  Component: Login,
  meta: () => ({ title: 'Welcome Back' }),
};

import { ArrowLeft } from 'lucide';
import { Icon } from '../display/icon.tsx';
import { Link } from './link.tsx';

/** The back link above a screen's title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline print:hidden"
    >
      <Icon shape={ArrowLeft} className="size-4 rtl:-scale-x-100" />
      {children}
    </Link>
  );
}

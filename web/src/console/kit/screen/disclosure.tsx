import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/display/icon.tsx';

/** A section that is closed by default. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 text-sm font-semibold">
        <Icon
          shape={ChevronRight}
          className="size-5 transition-transform group-open:rotate-90 rtl:rotate-180 rtl:group-open:rotate-90"
        />
        {title}
      </summary>
      {children}
    </details>
  );
}

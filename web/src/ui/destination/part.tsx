import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

/** A section of the page under its heading, with a line below it unless it is the last one. */
export function Part({
  title,
  id,
  className,
  children,
}: {
  title: string;
  id?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={clsx('border-b border-line py-8 first:pt-0 last:border-b-0', className)}
    >
      <h2 id={headingId} className="display mb-4 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** The page's width: at most 1440 px, with the same margins everywhere. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('container-x', className)} />;
}

interface HeadingProps {
  title: ReactNode;
  text?: ReactNode;
  /** Links and buttons at the end of the title's line; on a phone, below the title. */
  actions?: ReactNode;
  /** Breadcrumbs or a back link above the title. */
  above?: ReactNode;
}

/** The head of a screen, with its only h1. */
export function PageHeader({ title, text, actions, above }: HeadingProps) {
  return (
    <header className="container-x pt-8 pb-7 sm:pt-12 sm:pb-9">
      {above && <div className="mb-4">{above}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-3xl">
          <h1 className="display text-h1 wrap-anywhere">{title}</h1>
          {text && <p className="mt-3 text-lg wrap-anywhere text-muted">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3 max-sm:*:px-4">{actions}</div>}
      </div>
    </header>
  );
}

/** A part of a page with an h2. */
export function Section({
  title,
  text,
  actions,
  id,
  className,
  children,
}: Partial<HeadingProps> & { id?: string; className?: string; children: ReactNode }) {
  return (
    <section id={id} className={clsx('container-x pt-16 sm:pt-20', className)}>
      {title && (
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="max-w-2xl">
            <h2 className="display text-h2">{title}</h2>
            {text && <p className="mt-2 text-lg text-muted">{text}</p>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';

/** A screen of the console, with its only h1, actions for the whole screen, and the content. */
export function Screen({
  title,
  text,
  actions,
  above,
  children,
}: {
  title: ReactNode;
  text?: ReactNode;
  /** Actions at the end of the title's line; on a phone, below the title. */
  actions?: ReactNode;
  above?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto w-full max-w-[78rem] px-5 pt-6 pb-12 sm:px-8 lg:pt-7 print:px-0">
      {above && <div className="mb-3">{above}</div>}
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="display text-h2 wrap-anywhere">{title}</h1>
          {text && <p className="mt-1 text-sm wrap-anywhere text-muted">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

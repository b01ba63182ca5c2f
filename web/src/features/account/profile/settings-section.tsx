import { type ReactNode, useId } from 'react';

/** One topic of the account page: its title and, next to it, its controls. */
export function SettingsSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-12 gap-y-5 border-t border-line py-8 sm:py-10 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="display text-h3">
          {title}
        </h2>
        {text && <p className="mt-2 text-sm text-muted">{text}</p>}
      </div>
      <div className="max-w-2xl">{children}</div>
    </section>
  );
}

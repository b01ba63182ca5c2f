import type { ReactNode } from 'react';

/** A message above a form: an error or a note. */
export function Banner({
  tone = 'danger',
  children,
}: {
  tone?: 'danger' | 'info' | 'success' | 'warning';
  children: ReactNode;
}) {
  const look = {
    danger: 'bg-danger-soft text-danger',
    info: 'bg-lagoon-soft text-lagoon',
    success: 'bg-success-soft text-success',
    warning: 'bg-sun-soft text-sun-ink',
  }[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`rounded-field px-4 py-3 text-sm font-medium ${look}`}
    >
      {children}
    </div>
  );
}

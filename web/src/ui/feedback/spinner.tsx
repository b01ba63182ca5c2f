import { clsx } from 'clsx';

/** A spinning ring in the color of its text. Decorative unless it has a `label`. */
export function Spinner({ size = 'md', label }: { size?: 'sm' | 'md' | 'lg'; label?: string }) {
  const box = { sm: 'size-4 border-2', md: 'size-6 border-[3px]', lg: 'size-10 border-4' }[size];
  const ring = clsx(
    'inline-block shrink-0 animate-spin rounded-full border-current border-t-transparent',
    box,
  );
  return label === undefined ? (
    <span aria-hidden className={ring} />
  ) : (
    <output>
      <span aria-hidden className={ring} />
      <span className="sr-only">{label}</span>
    </output>
  );
}

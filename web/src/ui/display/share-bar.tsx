import { clsx } from 'clsx';

interface ShareBarProps {
  part: number;
  /** The total; if it is 0, the bar is full. */
  whole: number;
  /** Without a label, assistive technology skips the bar. */
  label?: string;
  /** Sets the height, the text color (of the part) and the background (of the rest). */
  className: string;
}

/** A bar that shows a part of a whole, drawn as SVG because the security policy forbids style attributes. */
export function ShareBar({ className, label, part, whole }: ShareBarProps) {
  const share = whole === 0 ? 1 : Math.min(1, Math.max(0, part / whole));
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className={clsx('w-full rounded-full rtl:-scale-x-100', className)}
    >
      <rect width={100 * share} height="4" fill="currentColor" />
    </svg>
  );
}

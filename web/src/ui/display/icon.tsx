import { clsx } from 'clsx';
import type { IconNode } from 'lucide';
import { createElement } from 'react';

/**
 * A picture of lucide's beside words or in a button that has a name of its own. Only shapes come from the
 * library: how icons are drawn stands once in the style sheet, so that a page does not repeat it for each.
 */
export function Icon({ shape, className }: { shape: IconNode; className?: string }) {
  const parts = shape.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement(
    'svg',
    { 'aria-hidden': true, viewBox: '0 0 24 24', className: clsx('icon', className) },
    ...parts,
  );
}

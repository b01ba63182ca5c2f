import { clsx } from 'clsx';
import type { IconNode } from 'lucide';

/**
 * A lucide icon beside a text or in a button with its own name. The library provides only the
 * shapes; the style sheet sets how they are drawn, so that pages don't repeat it for each icon.
 * Strokes are one markup string, because as React elements they would be a sixth of the catalog's
 * elements.
 */
export function Icon({ shape, className }: { shape: IconNode; className?: string }) {
  let strokes = '';
  for (const [tag, attributes] of shape) {
    strokes += `<${tag}`;
    for (const name in attributes) strokes += ` ${name}="${attributes[name]}"`;
    strokes += '/>';
  }
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={clsx('icon', className)}
      dangerouslySetInnerHTML={{ __html: strokes }}
    />
  );
}

import { clsx } from 'clsx';
import type { IconNode } from 'lucide';

/**
 * A picture of lucide's beside words or in a button that has a name of its own. Only shapes come from the
 * library: how icons are drawn stands once in the style sheet, so that a page does not repeat it for each.
 * Strokes are markup as a whole: React would make an element of each, a sixth of all that the catalogue has.
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

import { clsx } from 'clsx';
import type { IconNode } from 'lucide';

const drawn = new WeakMap<IconNode, { __html: string }>();

/**
 * The strokes as one markup string; as React elements, they would be a sixth of the catalog's elements. A shape always
 * gets the same object: with a new one, React draws the icon again, and an icon that is replaced while it is pressed
 * swallows the click.
 */
function strokesOf(shape: IconNode): { __html: string } {
  const known = drawn.get(shape);
  if (known) return known;
  let strokes = '';
  for (const [tag, attributes] of shape) {
    strokes += `<${tag}`;
    for (const name in attributes) strokes += ` ${name}="${attributes[name]}"`;
    strokes += '/>';
  }
  const made = { __html: strokes };
  drawn.set(shape, made);
  return made;
}

/**
 * A lucide icon next to a text or in a button with its own name. The library provides only the shapes. The style sheet
 * says how to draw them, so that pages don't repeat it for each icon.
 */
export function Icon({ shape, className }: { shape: IconNode; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={clsx('icon', className)}
      dangerouslySetInnerHTML={strokesOf(shape)}
    />
  );
}

import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a new result. It takes the focus, so that screen readers read it first. */
export function FocusedHeading({ level, children }: { level: 1 | 2; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Heading ref={heading} tabIndex={-1} className="display text-h2 wrap-anywhere outline-none">
      {children}
    </Heading>
  );
}

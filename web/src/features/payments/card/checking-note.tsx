import { useEffect, useRef } from 'react';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { checkingTexts as texts } from '../copy.texts.js';

/** Shown until the outcome of a payment is known. Until then, the payment is never reported as failed. */
export function CheckingNote({ text, isUnreachable }: { text: string; isUnreachable: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <span className="text-lagoon">
        <Spinner size="lg" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="display text-h3">
        {texts.title}
      </h2>
      <div role="status" className="flex max-w-md flex-col gap-2 text-muted">
        <p>{text}</p>
        {isUnreachable && <p>{texts.unreachable}</p>}
      </div>
    </div>
  );
}

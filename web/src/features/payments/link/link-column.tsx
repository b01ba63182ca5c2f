import type { ReactNode } from 'react';
import { linkTexts as texts } from './copy.texts.js';

/** The narrow column of a payment link's page, with its heading. */
export function LinkColumn({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-xl px-5 pt-8 pb-16 sm:pt-12">
      <h1 className="display text-h2">{texts.title}</h1>
      <p className="mt-2 mb-6 wrap-anywhere text-muted">{text}</p>
      {children}
    </div>
  );
}

import { exportBooks } from '@wayfarer/contract';
import { ExportButton } from '../../kit/list/export/export-button.tsx';
import { Section } from '../../kit/screen/section.tsx';
import { reportsTexts as texts } from './copy.texts.js';
import type { Days } from './periods.ts';

/** The buttons that save every movement of money in the period for the accountant. */
export function BooksSection({ from, to }: Days) {
  const view = (format: string) => new URLSearchParams({ from, to, format }).toString();
  return (
    <Section title={texts.books}>
      <p className="mb-4 max-w-prose text-sm text-muted">{texts.booksText}</p>
      <div className="flex flex-wrap gap-3">
        <ExportButton
          call={exportBooks}
          label={texts.plain}
          file={`books-${from}-${to}.csv`}
          input={{ view: view('plain') }}
        />
        <ExportButton
          call={exportBooks}
          label={texts.datev}
          file={`EXTF_Buchungsstapel_${from}_${to}.csv`}
          input={{ view: view('datev') }}
        />
      </div>
    </Section>
  );
}

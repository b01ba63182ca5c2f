import { clsx } from 'clsx';
import { boardTexts as texts } from './copy.texts.js';
import { LOOKS } from './looks.ts';

/** Explains the colors and frames of the board. */
export function Legend() {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
      <li className="flex items-center gap-2">
        <span aria-hidden className="flex overflow-hidden rounded-md border border-line">
          {(['low', 'half', 'nearly', 'full'] as const).map((look) => (
            <span key={look} className={clsx('h-4 w-6', LOOKS[look])} />
          ))}
        </span>
        {texts.scale}
      </li>
      {(['over', 'unsure'] as const).map((look) => (
        <li key={look} className="flex items-center gap-2">
          <span aria-hidden className={clsx('h-4 w-6 rounded-md', LOOKS[look])} />
          {texts.marks[look]}
        </li>
      ))}
      <li>
        <span aria-hidden>–</span> {texts.none}
      </li>
    </ul>
  );
}

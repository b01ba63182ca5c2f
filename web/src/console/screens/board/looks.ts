import type { EntryView } from './entry-view.ts';

/** Classes of an entry's looks. `low` to `full` are shades of one color; the others stand out on purpose. */
export const LOOKS: Readonly<Record<EntryView['look'], string>> = {
  none: '',
  low: 'bg-(--fill-1)',
  half: 'bg-(--fill-2)',
  nearly: 'bg-(--fill-3)',
  full: 'bg-(--fill-4) text-paper',
  over: 'border-2 border-danger bg-danger-soft text-danger',
  unsure: 'border-2 border-sun-ink bg-(--fill-1) text-ink',
  closed: 'bg-sunken text-muted',
};

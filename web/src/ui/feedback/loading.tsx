import { Spinner } from './spinner.tsx';

/** What a whole screen or section shows while it waits: a ring over the specification's text. */
export function Loading({ text }: { text: string }) {
  return (
    <output className="flex min-h-[45vh] flex-col items-center justify-center gap-4 text-muted">
      <Spinner size="lg" />
      <span className="text-lg">{text}</span>
    </output>
  );
}

import { Spinner } from './spinner.tsx';

/** The loading state of a whole screen or section: a spinner over the specification's text. */
export function Loading({ text }: { text: string }) {
  return (
    <output className="flex min-h-[45vh] flex-col items-center justify-center gap-4 text-muted">
      <Spinner size="lg" />
      <span className="text-lg">{text}</span>
    </output>
  );
}

import { Spinner } from './spinner.tsx';

/** The loading state of a screen (level 1, whose text is the heading) or of a section: a spinner over a text. */
export function Loading({ text, level }: { text: string; level?: 1 | 2 }) {
  const Text = level === 1 ? 'h1' : 'span';
  return (
    <output className="flex min-h-[45vh] flex-col items-center justify-center gap-4 text-muted">
      <Spinner size="lg" />
      <Text className="text-lg">{text}</Text>
    </output>
  );
}

import { Spinner } from './spinner.tsx';

/**
 * A spinner over a text, for a section that is loading or, with level 1, for a whole screen, whose heading is the text.
 */
export function Loading({ text, level }: { text: string; level?: 1 | 2 }) {
  const Text = level === 1 ? 'h1' : 'span';
  return (
    <output className="flex min-h-[45vh] flex-col items-center justify-center gap-4 text-muted">
      <Spinner size="lg" />
      <Text className="text-lg">{text}</Text>
    </output>
  );
}

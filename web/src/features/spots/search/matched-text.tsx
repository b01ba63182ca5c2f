/** Without accents and case, one character for each of the text's. */
function folded(text: string): string {
  return Array.from(text, (letter) =>
    letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length),
  ).join('');
}

/** A text in which what was searched for is marked, wherever it first stands. */
export function MatchedText({ text, search }: { text: string; search: string }) {
  const at = search === '' ? -1 : folded(text).indexOf(folded(search));
  if (at < 0) return text;
  const end = at + search.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent font-bold text-brand underline underline-offset-4">
        {text.slice(at, end)}
      </mark>
      {text.slice(end)}
    </>
  );
}

/** A text without accents and in lower case, with the same length as the original. */
function folded(text: string): string {
  return Array.from(text, (letter) =>
    letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length),
  ).join('');
}

/** A text in which the first occurrence of the search is marked. */
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

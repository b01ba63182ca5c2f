/** Cancellation terms in sentences, as travelers see them. */
export function Sentences({ of }: { of: readonly string[] }) {
  return (
    <div className="text-sm">
      {of.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

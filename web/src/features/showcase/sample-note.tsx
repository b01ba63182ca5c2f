/** A note that the people and texts above are samples. */
export function SampleNote({ text }: { text: string }) {
  return <p className="mt-6 text-sm text-muted">{text}</p>;
}

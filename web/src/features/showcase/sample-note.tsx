/** Says that the people and texts above are samples, wherever they are shown. */
export function SampleNote({ text }: { text: string }) {
  return <p className="mt-6 text-sm text-muted">{text}</p>;
}

/** A few labels below a chart. They run from left to right in every language, because charts are drawn that way. */
export function ScaleNames({ names }: { names: readonly string[] }) {
  const last = names.length - 1;
  const shown = [...new Set([0, Math.round(last / 3), Math.round((2 * last) / 3), last])];
  return (
    <p dir="ltr" className="mt-1 flex justify-between text-xs text-muted">
      {shown.map((index) => (
        <span key={index}>{names[index]}</span>
      ))}
    </p>
  );
}

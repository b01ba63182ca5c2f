/** The options of a `Select` for a closed set of codes, with their names. */
export function OptionList<Code extends string>({
  options,
  names,
}: {
  options: readonly Code[];
  names: Readonly<Record<Code, string>>;
}) {
  return options.map((code) => (
    <option key={code} value={code}>
      {names[code]}
    </option>
  ));
}

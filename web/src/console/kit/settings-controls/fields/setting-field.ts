export interface RowColumn {
  name: string;
  label: string;
  /** The kind of input; by default, a single line of text. */
  kind?: 'long' | 'spot' | 'picture' | 'portrait';
}

export interface SettingField {
  label: string;
  hint?: string;
  kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'long'
    /** A list with one entry per line. */
    | 'lines'
    | 'zone'
    | 'days'
    | 'switch'
    | 'choice'
    | 'color'
    | 'picture'
    | 'set'
    | 'rates'
    | 'plan'
    | 'transfer'
    | 'books'
    | 'tax'
    | 'papers'
    | 'rows';
  /** The heading above the setting, in groups that have headings. */
  section?: string;
  /** The options of a choice or a set, in order. */
  options?: Readonly<Record<string, string>>;
  /** For a list of rows: the columns, and the maximum number of rows. */
  columns?: readonly RowColumn[];
  most?: number;
  add?: string;
  /** The number of lines of a long text. */
  rows?: number;
  /** True if the field is as wide as the form; otherwise, two fields share a row. */
  wide?: boolean;
}

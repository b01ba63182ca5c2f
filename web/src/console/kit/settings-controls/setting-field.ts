/** One part of each row of a list. */
export interface RowColumn {
  name: string;
  label: string;
  /** A text of one line unless said. */
  kind?: 'long' | 'spot' | 'picture';
}

/** How a setting is asked for. */
export interface SettingField {
  label: string;
  hint?: string;
  kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'long'
    /** A list with an entry on each line. */
    | 'lines'
    | 'zone'
    | 'days'
    | 'switch'
    | 'choice'
    | 'color'
    | 'picture'
    | 'set'
    | 'rows';
  /** Its heading, in groups that have headings. */
  section?: string;
  /** Options of a choice or a set, in order. */
  options?: Readonly<Record<string, string>>;
  /** Of rows: what each has, and how many there may be. */
  columns?: readonly RowColumn[];
  most?: number;
  add?: string;
  /** Lines of a long text. */
  rows?: number;
  /** As wide as the form; two others share a line. */
  wide?: boolean;
}

/** The number of texts that an agency wrote, of one kind, in a language. */
export interface TextsCount {
  texts: number;
  /** The number of texts without a published translation, which travelers read in the first language. */
  missing: number;
  /** The number of texts whose original has changed since they were translated. */
  toCheck: number;
}

/** The number of texts that an agency wrote, of one kind, in a language. */
export interface TextsCount {
  /** The number of originals. */
  texts: number;
  /** Of these, the texts without a published translation, which travelers read in the first language. */
  missing: number;
  /** Of these, the texts whose original has changed since they were translated. */
  toCheck: number;
}

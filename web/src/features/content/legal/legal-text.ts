/** One of the legal pages, as data. */
export interface LegalText {
  title: string;
  text: string;
  sections: readonly {
    title: string;
    paragraphs?: readonly string[];
    points?: readonly string[];
  }[];
}

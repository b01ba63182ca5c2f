import type { TextSection } from '@wayfarer/contract';

/** One of the product's legal pages, as data. */
export interface LegalText {
  title: string;
  text: string;
  sections: readonly {
    title: string;
    paragraphs?: readonly string[];
    points?: readonly string[];
  }[];
}

/** The sections of a page as they are shown. */
export const sectionsOf = ({ sections }: Pick<LegalText, 'sections'>): TextSection[] =>
  sections.map(({ title, paragraphs = [], points = [] }) => ({
    title,
    blocks: [...paragraphs, ...(points.length > 0 ? [points] : [])],
  }));

import type { PaperPage, PaperPrinter } from '../../paper-ports.ts';

/** Draws documents with pdfkit, which is loaded with the first one. */
export function pdfPrinter(): PaperPrinter {
  return {
    print: async (page: PaperPage) => {
      const { drawPaper } = await import('./draw-paper.ts');
      return drawPaper(page);
    },
  };
}

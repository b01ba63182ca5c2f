import Pdf from 'pdfkit';
import type { PaperPage } from '../../paper-ports.ts';
import type { FontLook, PaperFonts } from './fonts.ts';
import { linesOf, runsOf, type Run } from './text-runs.ts';

/** In points, like all lengths here. */
export const MARGIN = 48;
/** The height at the bottom that the footer takes. */
export const FOOTER = 88;
/** Line height as a multiple of the font's size. */
const LEADING = 1.4;

export interface TextStyle {
  size: number;
  look?: FontLook;
  color?: string;
  align?: 'left' | 'right';
}

export interface Place {
  x: number;
  y: number;
  width: number;
}

function widthOfRun({ font, text }: Run, size: number): number {
  let width = 0;
  for (const letter of text) width += font.advance(letter.codePointAt(0) ?? 0);
  return width * size;
}

type Doc = InstanceType<typeof Pdf>;

/** The pages of one document, with text in several fonts. */
export class Sheet {
  readonly doc: Doc;
  readonly #fonts: PaperFonts;
  readonly #root;
  readonly #chunks: Buffer[] = [];

  constructor({ createdAt, language, number, seller, size, title }: PaperPage, fonts: PaperFonts) {
    this.#fonts = fonts;
    this.doc = new Pdf({
      size: size === 'a4' ? 'A4' : 'LETTER',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      info: {
        Title: `${title} ${number}`,
        Author: seller.name,
        CreationDate: createdAt,
        ModDate: createdAt,
      },
    });
    this.doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    for (const font of new Set(Object.values(fonts).flat())) {
      this.doc.registerFont(font.name, font.file);
    }
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
  }

  get width(): number {
    return this.doc.page.width - 2 * MARGIN;
  }

  /** The lowest position that content may reach. */
  get bottom(): number {
    return this.doc.page.height - FOOTER - 16;
  }

  /** Adds a part with a role for screen readers, such as 'P' or 'H1'. */
  part(role: string, draw: () => void): void {
    this.#root.add(this.doc.struct(role, {}, draw));
  }

  /** Adds the document's table, whose rows are added later. */
  openTable(): { row(role: 'TH' | 'TD', cells: readonly (() => void)[]): void; end(): void } {
    const table = this.doc.struct('Table');
    this.#root.add(table);
    return {
      row: (role, cells) => {
        const parts = cells.map((draw) => this.doc.struct(role, {}, draw));
        table.add(this.doc.struct('TR', {}, parts));
      },
      end: () => table.end(),
    };
  }

  /** Draws something that only decorates the page. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  rule(y: number, { x, width }: Pick<Place, 'x' | 'width'>, weight = 0.5, color = '#000'): void {
    this.artifact(() => {
      this.doc.lineWidth(weight).strokeColor(color);
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke();
    });
  }

  lines(text: string, width: number, { look = 'text', size }: TextStyle): string[] {
    return linesOf(text, width, (part) => this.widthOf(part, { look, size }));
  }

  heightOf(lines: readonly string[], { size }: TextStyle): number {
    return lines.length * size * LEADING;
  }

  /** Draws a text in lines of at most a width. Returns the position below it. */
  write(text: string, { width, x, y }: Place, style: TextStyle): number {
    let at = y;
    for (const line of this.lines(text, width, style)) {
      const own = this.widthOf(line, style);
      this.#draw(line, style.align === 'right' ? x + width - own : x, at, style);
      at += style.size * LEADING;
    }
    return at;
  }

  widthOf(text: string, { look = 'text', size }: TextStyle): number {
    return runsOf(text, this.#fonts[look]).reduce((sum, run) => sum + widthOfRun(run, size), 0);
  }

  #draw(text: string, x: number, y: number, { color = '#000', look = 'text', size }: TextStyle) {
    const runs = runsOf(text, this.#fonts[look]);
    const baseline = y + size * 1.05;
    let at = x;
    for (const run of runs) {
      this.doc.font(run.font.name).fontSize(size).fillColor(color);
      this.doc.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += widthOfRun(run, size);
    }
  }

  /** The finished file. */
  async end(): Promise<Uint8Array> {
    this.#root.end();
    const ended = new Promise<void>((resolve, reject) => {
      this.doc.once('end', resolve);
      this.doc.once('error', reject);
    });
    this.doc.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }
}

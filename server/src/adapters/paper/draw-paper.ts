import type { PaperPage, PaperRow } from '../../paper-ports.ts';
import { paperFonts } from './fonts.ts';
import { FOOTER, MARGIN, Sheet, type TextStyle } from './sheet.ts';

const TEXT: TextStyle = { size: 10 };
const RIGHT: TextStyle = { size: 10, align: 'right' };
const STRONG: TextStyle = { size: 10, look: 'strong' };
const LABEL: TextStyle = { size: 9, color: '#444' };
const SMALL: TextStyle = { size: 8.5, color: '#444' };
/** The width of a column of figures, and of the space between two columns. */
const FIGURE = 78;
const GAP = 10;
const SUMS_WIDTH = 290;
const SUM_WIDTH = 84;

export async function drawPaper(page: PaperPage): Promise<Uint8Array> {
  const sheet = new Sheet(page, await paperFonts());
  let y = head(sheet, page);
  y = parties(sheet, page, y);
  y = table(sheet, page, y);
  y = sums(sheet, page, y);
  box(sheet, page, y);
  footers(sheet, page);
  return sheet.end();
}

function head(sheet: Sheet, { number, numberLabel, seller, title }: PaperPage): number {
  const { width } = sheet;
  const half = width / 2 - GAP;
  const right = { x: MARGIN + width / 2 + GAP, width: half };
  let y = MARGIN;
  let beside = MARGIN;
  sheet.part('P', () => {
    y = sheet.write(seller.name, { x: MARGIN, y, width: half }, { size: 20, look: 'display' }) + 4;
    for (const line of seller.lines) y = sheet.write(line, { x: MARGIN, y, width: half }, TEXT);
  });
  sheet.part('P', () => {
    for (const line of seller.contact) beside = sheet.write(line, { ...right, y: beside }, RIGHT);
  });
  y = Math.max(y, beside) + 26;
  let end = y;
  sheet.part('H1', () => {
    end = sheet.write(title, { x: MARGIN, y, width: half }, { size: 26, look: 'display' });
  });
  sheet.part('P', () => {
    const at = sheet.write(numberLabel, { ...right, y: y - 6 }, { ...LABEL, align: 'right' });
    const style: TextStyle = { size: 16, look: 'strong', align: 'right' };
    end = Math.max(end, sheet.write(number, { ...right, y: at }, style));
  });
  sheet.rule(end + 4, { x: MARGIN, width }, 1.4);
  return end + 20;
}

function parties(sheet: Sheet, { buyer, facts }: PaperPage, top: number): number {
  const { width } = sheet;
  const half = width / 2 - GAP;
  let y = top;
  sheet.part('P', () => {
    y = sheet.write(buyer.label, { x: MARGIN, y, width: half }, LABEL);
    for (const line of buyer.lines) y = sheet.write(line, { x: MARGIN, y, width: half }, STRONG);
  });
  const column = half / 2;
  let beside = top;
  for (let index = 0; index < facts.length; index += 2) {
    const tops = facts.slice(index, index + 2).map(([label, value], place) => {
      let at = beside;
      sheet.part('P', () => {
        const spot = { x: MARGIN + width / 2 + GAP + place * column, width: column - GAP };
        at = sheet.write(label, { ...spot, y: at }, LABEL);
        at = sheet.write(value, { ...spot, y: at }, STRONG);
      });
      return at;
    });
    beside = Math.max(...tops) + 8;
  }
  return Math.max(y, beside) + 20;
}

/** The first column takes the room that the figures leave. */
function columnsOf(sheet: Sheet, count: number): { x: number; width: number }[] {
  const figures = count - 1;
  const first = sheet.width - figures * (FIGURE + GAP);
  return Array.from({ length: count }, (_, index) =>
    index === 0
      ? { x: MARGIN, width: first }
      : { x: MARGIN + first + GAP + (index - 1) * (FIGURE + GAP), width: FIGURE },
  );
}

type Table = ReturnType<Sheet['openTable']>;

function table(sheet: Sheet, page: PaperPage, top: number): number {
  const own = sheet.openTable();
  const places = columnsOf(sheet, page.columns.length);
  let y = headings(sheet, own, page, top);
  page.rows.forEach((row, index) => {
    if (y + heightOfRow(sheet, row, places) > sheet.bottom) {
      sheet.doc.addPage();
      y = headings(sheet, own, page, MARGIN);
    } else if (index > 0) sheet.rule(y, { x: MARGIN, width: sheet.width }, 0.5, '#bbb');
    y = drawRow(sheet, own, { row, places, top: y + 7 });
  });
  own.end();
  return y + 8;
}

function headings(sheet: Sheet, own: Table, { columns }: PaperPage, top: number): number {
  const places = columnsOf(sheet, columns.length);
  const style: TextStyle = { size: 9, look: 'strong' };
  let end = top;
  const cells = columns.map((text, index) => () => {
    const { width = 0, x = 0 } = places[index] ?? {};
    const align = index === 0 ? 'left' : 'right';
    end = Math.max(end, sheet.write(text, { x, width, y: top }, { ...style, align }));
  });
  own.row('TH', cells);
  sheet.rule(end + 3, { x: MARGIN, width: sheet.width }, 0.8);
  return end + 4;
}

function heightOfRow(
  sheet: Sheet,
  { cells, note }: PaperRow,
  places: readonly { width: number }[],
): number {
  const heights = cells.map((text, index) =>
    sheet.heightOf(sheet.lines(text, places[index]?.width ?? FIGURE, TEXT), TEXT),
  );
  const below = note === '' ? [] : sheet.lines(note, places[0]?.width ?? FIGURE, SMALL);
  return Math.max(...heights) + sheet.heightOf(below, SMALL) + 14;
}

interface PlacedRow {
  row: PaperRow;
  places: readonly { x: number; width: number }[];
  top: number;
}

function drawRow(sheet: Sheet, own: Table, { places, row, top }: PlacedRow): number {
  const { cells, note } = row;
  let end = top;
  own.row(
    'TD',
    cells.map((text, index) => () => {
      const { width = 0, x = 0 } = places[index] ?? {};
      let at = sheet.write(text, { x, width, y: top }, index === 0 ? TEXT : RIGHT);
      if (index === 0 && note !== '') at = sheet.write(note, { x, width, y: at }, SMALL);
      end = Math.max(end, at);
    }),
  );
  return end + 7;
}

function sums(sheet: Sheet, page: PaperPage, top: number): number {
  const x = MARGIN + sheet.width - SUMS_WIDTH;
  const wide = SUMS_WIDTH - SUM_WIDTH;
  let y = top;
  for (const { amount, label, look } of page.sums) {
    const style: TextStyle = look === 'total' ? { size: 14, look: 'strong' } : TEXT;
    const height = sheet.heightOf(sheet.lines(label, wide, style), style);
    if (y + height + 10 > sheet.bottom) {
      sheet.doc.addPage();
      y = MARGIN;
    }
    if (look !== 'plain') sheet.rule(y, { x, width: SUMS_WIDTH }, look === 'total' ? 1.2 : 0.8);
    const at = y + (look === 'plain' ? 4 : 8);
    sheet.part('P', () => {
      y = sheet.write(label, { x, width: wide, y: at }, style);
      const strong: TextStyle = { ...style, look: look === 'plain' ? 'text' : 'strong' };
      sheet.write(amount, { x: x + wide, width: SUM_WIDTH, y: at }, { ...strong, align: 'right' });
    });
    y += 5;
  }
  return y + 16;
}

function box(sheet: Sheet, page: PaperPage, top: number): void {
  if (page.box === null) return;
  const inner = sheet.width - 28;
  const { text, title } = page.box;
  const lines = sheet.lines(text, inner, TEXT);
  const heading = title === '' ? 0 : sheet.heightOf([title], STRONG);
  const height = heading + sheet.heightOf(lines, TEXT) + 22;
  let y = top;
  if (y + height > sheet.bottom) {
    sheet.doc.addPage();
    y = MARGIN;
  }
  sheet.artifact(() => {
    sheet.doc.lineWidth(0.8).strokeColor('#000');
    sheet.doc.roundedRect(MARGIN, y, sheet.width, height, 8).stroke();
  });
  const place = { x: MARGIN + 14, width: inner };
  sheet.part('P', () => {
    let at = y + 11;
    if (title !== '') at = sheet.write(title, { ...place, y: at }, STRONG);
    sheet.write(text, { ...place, y: at }, TEXT);
  });
}

function footers(sheet: Sheet, page: PaperPage): void {
  const { count } = sheet.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(index);
    const y = sheet.doc.page.height - FOOTER;
    const third = sheet.width / 3;
    sheet.rule(y, { x: MARGIN, width: sheet.width });
    sheet.artifact(() => {
      const style: TextStyle = { size: 8.5 };
      const place = { y: y + 10, width: third - GAP };
      sheet.write(page.footer.left, { ...place, x: MARGIN }, style);
      sheet.write(page.footer.middle, { ...place, x: MARGIN + third }, style);
      const right = { ...place, x: MARGIN + 2 * third + GAP };
      const text = `${page.number}\n${page.pageOf(index + 1, count)}`;
      sheet.write(text, right, { ...style, align: 'right' });
    });
  }
}

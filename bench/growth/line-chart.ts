/** An SVG chart with a labeled line per series and logarithmic axes, for light and dark themes. */

interface Series {
  name: string;
  /** A value is NaN if there is no result. */
  values: readonly number[];
}

export interface Chart {
  title: string;
  /** The unit of the values, shown below the title. */
  unit: string;
  sizes: readonly number[];
  series: readonly Series[];
}

const [WIDTH, HEIGHT] = [860, 460];
const PLOT = { left: 70, right: 610, top: 64, bottom: 408 };
const LABEL_GAP = 17;
/** Pairs of colors that have enough contrast on white and on black. */
const COLORS: readonly (readonly [light: string, dark: string])[] = [
  ['#0b61b5', '#6cb6ff'],
  ['#b3400a', '#ffa657'],
  ['#12743b', '#56d364'],
  ['#7433c8', '#c297ff'],
  ['#b01c3d', '#ff8fa3'],
  ['#0a6c7d', '#4fd1e0'],
  ['#7d5a00', '#e3b341'],
  ['#a3236f', '#ff85c8'],
  ['#4a5568', '#b7c0cc'],
];
const DASHES = ['', '7 4', '2 4'];

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const short = (value: number) => (value < 1 ? String(Number(value.toPrecision(1))) : value.toLocaleString('en-US')); // prettier-ignore

/** The powers of ten that cover all values. */
function decades(values: readonly number[]): number[] {
  const known = values.filter((value) => value > 0);
  const from = Math.floor(Math.log10(Math.min(...known)));
  const to = Math.max(from + 1, Math.ceil(Math.log10(Math.max(...known))));
  return Array.from({ length: to - from + 1 }, (_, at) => 10 ** (from + at));
}

function style(count: number): string {
  const rules = (at: 0 | 1) =>
    COLORS.slice(0, count)
      .map((color, index) => `.s${index}{--c:${color[at]}}`)
      .join('');
  return `<style>
svg{--ground:#fff;--ink:#1b2430;--quiet:#566172;--grid:#dde2e9;font:14px system-ui,sans-serif}
${rules(0)}
@media (prefers-color-scheme:dark){svg{--ground:#0e141b;--ink:#e8edf3;--quiet:#a3afbd;--grid:#2c3743}
${rules(1)}}
text{fill:var(--ink)}.quiet{fill:var(--quiet);font-size:13px}.title{font-size:18px;font-weight:600}
.grid{stroke:var(--grid)}.line{fill:none;stroke:var(--c);stroke-width:2.5}.dot,.name{fill:var(--c)}
</style>`;
}

/** Moves labels down so that they are at least a line of text apart, starting at the top. */
function spread(places: readonly { at: number; y: number }[]): Map<number, number> {
  let above = -Infinity;
  const placed = [...places]
    .sort((a, b) => a.y - b.y)
    .map(({ at, y }): [number, number] => [at, (above = Math.max(y, above + LABEL_GAP))]);
  return new Map(placed);
}

export function lineChart({ series, sizes, title, unit }: Chart): string {
  const ticks = decades(series.flatMap(({ values }) => values));
  const [low = 1, high = 10] = [ticks[0], ticks.at(-1)];
  const y = (value: number) =>
    PLOT.bottom - ((PLOT.bottom - PLOT.top) * Math.log10(value / low)) / Math.log10(high / low);
  const x = (at: number) => PLOT.left + ((PLOT.right - PLOT.left) * at) / (sizes.length - 1);
  const grid = ticks.map(
    (tick) =>
      `<line class="grid" x1="${PLOT.left}" x2="${PLOT.right}" y1="${y(tick)}" y2="${y(tick)}"/>` +
      `<text class="quiet" x="${PLOT.left - 8}" y="${y(tick) + 5}" text-anchor="end">${short(tick)}</text>`,
  );
  const below = sizes.map(
    (size, at) =>
      `<text class="quiet" x="${x(at)}" y="${PLOT.bottom + 24}" text-anchor="middle">${short(size)}</text>`,
  );
  const points = series.map(({ values }) =>
    values.flatMap((value, at) => (value > 0 ? [[x(at), y(value)] as const] : [])),
  );
  const labels = spread(
    points.flatMap((own, at) => (own.length > 0 ? [{ at, y: own.at(-1)?.[1] ?? 0 }] : [])),
  );
  const lines = series.map(({ name }, at) => {
    const own = points[at] ?? [];
    const [endX, endY] = own.at(-1) ?? [0, 0];
    const labelY = labels.get(at) ?? endY;
    const dash = DASHES[at % DASHES.length];
    return (
      `<g class="s${at}"><polyline class="line"${dash ? ` stroke-dasharray="${dash}"` : ''} points="${own.map((p) => p.map((n) => n.toFixed(1)).join()).join(' ')}"/>` +
      own
        .map(
          ([cx, cy]) => `<circle class="dot" r="3.5" cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}"/>`,
        )
        .join('') + // prettier-ignore
      `<line class="line" style="stroke-width:1" x1="${endX.toFixed(1)}" y1="${endY.toFixed(1)}" x2="${PLOT.right + 14}" y2="${labelY.toFixed(1)}"/>` +
      `<text class="name" x="${PLOT.right + 18}" y="${(labelY + 5).toFixed(1)}">${escape(name)}</text></g>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="t d">
<title id="t">${escape(title)}</title>
<desc id="d">${escape(`${unit}, over the number of destinations and bookings. The tables of the page have the figures.`)}</desc>
${style(series.length)}
<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--ground)"/>
<text class="title" x="20" y="30">${escape(title)}</text>
<text class="quiet" x="20" y="50">${escape(unit)}</text>
${[...grid, ...below, ...lines].join('\n')}
<text class="quiet" x="${(PLOT.left + PLOT.right) / 2}" y="${PLOT.bottom + 44}" text-anchor="middle">destinations, and as many bookings</text>
</svg>
`;
}

export const tenth = (n: number) => Math.round(n * 10) / 10;

let uid = 0;

export const id = (p = 'g') => `${p}${uid++}`;

export const resetIds = () => {
  uid = 0;
};

export const poly = (pts: number[][], fill: string, extra = '') =>
  `<path d="M${pts.map((p) => `${tenth(p[0])} ${tenth(p[1])}`).join('L')}Z" fill="${fill}" ${extra}/>`;

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = '') =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(w)}" height="${tenth(h)}" fill="${fill}" ${extra}/>`;

export const circ = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${fill}" ${extra}/>`;

export const ell = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${fill}" ${extra}/>`;

export const g = (body: string, t = '') => `<g ${t}>${body}</g>`;

export const at = (x: number, y: number, s: number, body: string, flip = false, rot = 0) =>
  `<g transform="translate(${tenth(x)} ${tenth(y)})${rot ? ` rotate(${rot})` : ''} scale(${flip ? -s : s} ${s})">${body}</g>`;

export const lgrad = (stops: [number, string, number?][], x1 = 0, y1 = 0, x2 = 0, y2 = 1, units = '') => {
  const i = id('l');
  return {
    url: `url(#${i})`,
    def: `<linearGradient id="${i}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" ${units}>${stops.map((s) => `<stop offset="${s[0]}" stop-color="${s[1]}" stop-opacity="${s[2] ?? 1}"/>`).join('')}</linearGradient>`,
  };
};

export const rgrad = (stops: [number, string, number?][]) => {
  const i = id('r');
  return {
    url: `url(#${i})`,
    def: `<radialGradient id="${i}">${stops.map((s) => `<stop offset="${s[0]}" stop-color="${s[1]}" stop-opacity="${s[2] ?? 1}"/>`).join('')}</radialGradient>`,
  };
};

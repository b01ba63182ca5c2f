import { tenth } from '../vec';

export const line = (d: string, col: string, w: number, extra = '') =>
  `<path d="${d}" stroke="${col}" stroke-width="${tenth(w)}" fill="none" stroke-linecap="round" ${extra}/>`;

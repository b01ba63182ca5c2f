import { encodeQR } from 'qr';

/** Modules of white margin, which readers need to find the code. */
const QUIET_ZONE = 4;

/**
 * A QR code as SVG, one unit per module. It can be read even if a part of it is damaged: up to a quarter with
 * `quartile`, 15 % with `medium`. Adjacent modules of a row are one path, so that printing leaves no gaps.
 */
export function qrSvg(text: string, ecc: 'medium' | 'quartile' = 'quartile'): string {
  const rows = encodeQR(text, 'raw', { ecc, border: QUIET_ZONE });
  const path = rows.flatMap((row, y) => runs(row).map(([x, n]) => `M${x} ${y}h${n}v1h-${n}z`));
  const size = rows.length;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path.join('')}"/></svg>`
  );
}

/** The start and length of each run of dark modules. */
function runs(row: readonly boolean[]): [from: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}

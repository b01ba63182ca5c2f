import { PICTURE_FAULTS, type PictureFault } from '@wayfarer/contract';

type Format = 'jpeg' | 'png' | 'webp' | 'avif';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Detects a file's format by its first bytes, because neither its name nor its declared type can be trusted. */
export function readFormat(head: Uint8Array): { format: Format } | { fault: PictureFault } {
  if (head.length === 0) return { fault: 'empty' };
  const text = String.fromCharCode(...head);
  if (text.startsWith('\u00ff\u00d8\u00ff')) return { format: 'jpeg' };
  if (PNG.every((byte, at) => head[at] === byte)) return { format: 'png' };
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return { format: 'webp' };
  if (!text.startsWith('ftyp', 4)) return { fault: 'format' };
  const size = ((head[2] ?? 0) << 8) | (head[3] ?? 0);
  const brands: readonly string[] = text.slice(8, size).match(/.{4}/gs) ?? [];
  if (brands[0] === 'avis') return { fault: 'animated' };
  if (brands.includes('avif')) return { format: 'avif' };
  return { fault: brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : 'format' };
}

export function faultText(fault: PictureFault): string {
  return `This file ${PICTURE_FAULTS[fault]}.`;
}

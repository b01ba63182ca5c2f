import { open } from 'node:fs/promises';
import { LARGEST_PICTURE, PICTURE_UPLOAD, pictureWidths } from '@wayfarer/contract';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { PictureRefusedError, type Drawing, type PictureFormat } from '../../../picture-ports.ts';

const QUALITY = { webp: 74, master: 95, avif: 50 } as const;
const AVIF_EFFORT = 3;
const PLACEHOLDER_WIDTH = 20;
const FORMATS: Readonly<Record<PictureFormat, string>> = {
  jpeg: 'VipsForeignLoadJpeg',
  png: 'VipsForeignLoadPng',
  webp: 'VipsForeignLoadWebp',
  avif: 'VipsForeignLoadHeif',
};
const READING: SharpOptions = {
  limitInputPixels: PICTURE_UPLOAD.maxPixels,
  failOn: 'warning',
  animated: false,
  sequentialRead: true,
};

/**
 * One core, because requests are more important; no cache of earlier pictures; and readers for only the four accepted
 * formats.
 */
export function prepareLibrary(): void {
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: Object.values(FORMATS) });
}

/** Redraws an upload: upright, in sRGB, without anything else that the file contains. */
export async function draw(path: string, format: PictureFormat): Promise<Drawing> {
  if (format === 'png' && (await isAnimatedPng(path))) throw new PictureRefusedError('animated');
  await assertReadable(path, format);
  // The orientation is applied first. By default, the library drops metadata and converts colors to sRGB.
  const master = await sharp(path, READING)
    .autoOrient()
    .resize({ width: LARGEST_PICTURE, withoutEnlargement: true })
    .webp({ quality: QUALITY.master, effort: 1, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  const sizes = [];
  for (const width of pictureWidths(master.info.width)) {
    const { data, info } = await smaller(master.data, width)
      .webp({ quality: QUALITY.webp })
      .toBuffer({ resolveWithObject: true });
    sizes.push({ width: info.width, height: info.height, content: data });
  }
  const tiny = await smaller(master.data, PLACEHOLDER_WIDTH).webp({ quality: 20 }).toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  return { sizes, master: master.data, placeholder };
}

export function drawAvif(master: Uint8Array, width: number): Promise<Uint8Array> {
  return smaller(master, width).avif({ quality: QUALITY.avif, effort: AVIF_EFFORT }).toBuffer();
}

function smaller(master: Uint8Array, width: number): Sharp {
  return sharp(master).resize({ width, withoutEnlargement: true });
}

async function assertReadable(path: string, format: PictureFormat): Promise<void> {
  const found = await sharp(path, READING).metadata();
  const { width, height } = found;
  if (width * height > PICTURE_UPLOAD.maxPixels) throw new PictureRefusedError('pixels');
  if ((found.pages ?? 1) > 1) throw new PictureRefusedError('animated');
  if (Math.min(width, height) < PICTURE_UPLOAD.minSide) throw new PictureRefusedError('small');
  const read = found.format === 'heif' ? 'avif' : found.format;
  if (read !== format) throw new PictureRefusedError('format');
}

/** True for an animated PNG, which a chunk before the data declares. The library would silently use its first frame. */
async function isAnimatedPng(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(8);
    for (let at = 8; (await file.read(head, 0, 8, at)).bytesRead === 8;) {
      const name = head.toString('latin1', 4, 8);
      if (name === 'acTL') return true;
      if (name === 'IDAT') return false;
      at += 12 + head.readUInt32BE(0);
    }
    return false;
  } finally {
    await file.close();
  }
}

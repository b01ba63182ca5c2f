/** Files that are not pictures, or do harm, with the fault to report for each. */
import { deflateSync } from 'node:zlib';
import type { PictureFault } from '@wayfarer/contract';
import sharp from 'sharp';
import { halves } from './corpus.ts';
import { pngChunk, pngOf, withPngChunks } from './png-chunks.ts';

export interface HostileFile {
  name: string;
  content: Buffer;
  fault: PictureFault;
}

const MB = 1024 * 1024;
const zeros = (length: number) => deflateSync(Buffer.alloc(length), { level: 9 });
const text = (content: string) => Buffer.from(content, 'latin1');

function animatedPng(png: Buffer): Buffer {
  const frames = Buffer.alloc(8);
  frames.writeUInt32BE(2);
  return withPngChunks(png, [pngChunk('acTL', frames)]);
}

function claiming(jpeg: Buffer, width: number, height: number): Buffer {
  const lying = Buffer.from(jpeg);
  const at = lying.indexOf(Buffer.from([0xff, 0xc0]));
  lying.writeUInt16BE(height, at + 5);
  lying.writeUInt16BE(width, at + 7);
  return lying;
}

/** A PNG chunk that is small in the file and large when unpacked. */
const swelling = (name: string) =>
  pngChunk(name, Buffer.concat([Buffer.from('x\0\0'), zeros(100 * MB)]));

/** Files that only begin like a picture. */
function pretenders(): HostileFile[] {
  return [
    { name: 'nothing', content: Buffer.alloc(0), fault: 'empty' },
    { name: 'a page', content: text('<!doctype html><script>alert(1)</script>'), fault: 'format' },
    { name: 'a drawing with a script', content: text('<svg><script/></svg>'), fault: 'format' },
    { name: 'a program', content: text('\u007fELF\u0002\u0001'), fault: 'format' },
    { name: 'a HEIC', content: text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), fault: 'heic' },
    { name: 'a film', content: text('\0\0\0\u0018ftypavis\0\0\0\0avifavis'), fault: 'animated' },
    { name: 'a page behind the head of a JPEG', content: text('\u00ff\u00d8\u00ff<html>'), fault: 'unreadable' }, // prettier-ignore
    { name: 'a page behind the head of a WebP', content: text('RIFF\u0010\0\0\0WEBP<html>'), fault: 'unreadable' }, // prettier-ignore
  ];
}

export async function hostileFiles(): Promise<HostileFile[]> {
  const picture = await halves(1200, 900);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = sharp({
    create: { width: 800, height: 600, channels: 3, background: '#000', noise },
  });
  const jpeg = await photo.clone().jpeg().toBuffer();
  const png = await photo.clone().png().toBuffer();
  const webp = await photo.clone().webp().toBuffer();
  const avif = await photo.clone().avif({ effort: 0 }).toBuffer();
  const frames = [
    await halves(64, 48),
    await sharp(await halves(64, 48))
      .negate()
      .toBuffer(),
  ];
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const half = (content: Buffer) => content.subarray(0, content.length / 2);
  return [
    ...pretenders(),
    { name: 'a GIF', content: await sharp(picture).gif().toBuffer(), fault: 'format' },
    { name: 'a TIFF', content: await sharp(picture).tiff().toBuffer(), fault: 'format' },
    { name: 'a moving WebP', content: moving, fault: 'animated' },
    { name: 'a moving PNG', content: animatedPng(picture), fault: 'animated' },
    { name: 'half a JPEG', content: half(jpeg), fault: 'unreadable' },
    { name: 'half a PNG', content: half(png), fault: 'unreadable' },
    { name: 'half a WebP', content: half(webp), fault: 'unreadable' },
    { name: 'half an AVIF', content: half(avif), fault: 'unreadable' },
    { name: '50,000 x 50,000', content: pngOf(50_000, 50_000, zeros(MB)), fault: 'pixels' },
    { name: 'a JPEG of 65,000 x 65,000', content: claiming(jpeg, 65_000, 65_000), fault: 'pixels' },
    { name: 'an icon', content: await halves(8, 8), fault: 'small' },
  ];
}

/** Files that are small to send and large to unpack. They may be accepted, as long as nothing breaks. */
export async function swellingFiles(): Promise<Omit<HostileFile, 'fault'>[]> {
  const picture = await halves(1200, 900);
  return [
    { name: 'data that unpack to 300 MB', content: pngOf(100, 100, zeros(300 * MB)) },
    { name: 'a text of 100 MB', content: withPngChunks(picture, [swelling('zTXt')]) },
    { name: 'a profile of 100 MB', content: withPngChunks(picture, [swelling('iCCP')]) },
    { name: '49 megapixels of nothing', content: pngOf(7000, 7000, zeros(7000 * 876), 1) },
  ];
}

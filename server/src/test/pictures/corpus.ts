/** Pictures whose files contain additional data. Each of the additional texts begins with `CANARY`. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pngChunk, withPngChunks } from './png-chunks.ts';

export const CANARY = 'CANARY';

export async function halves(width = 640, height = 320): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3, background: '#2040d0' } as const;
  const right = await sharp({ create: half }).png().toBuffer();
  const whole = { width, height, channels: 3, background: '#d02020' } as const;
  return sharp({ create: whole })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
}

/** The data that a phone writes into each photograph: where, when, with which device. */
const EXIF = {
  IFD0: { Make: 'CANARY-make', Model: 'CANARY-model', Artist: 'CANARY-artist' },
  IFD2: { BodySerialNumber: 'CANARY-serial' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '48/1 51/1 30/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '2/1 17/1 40/1',
    GPSMapDatum: 'CANARY-datum',
  },
};
const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
 xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="CANARY-xmp"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
const TRAILING = Buffer.from('PK\u0003\u0004CANARY-trailing', 'latin1');

/** A rotated picture, as an upright phone writes it, in the color space of the phone's screen. */
const told = (picture: Buffer) =>
  sharp(picture)
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .withExifMerge(EXIF)
    .withXmp(XMP);

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** Adds a small picture inside the file, as cameras do; it shows parts that were cropped later. */
function withThumbnail(jpeg: Buffer, thumbnail: Buffer): Buffer {
  const jfxx = Buffer.concat([Buffer.from('JFXX\0\u0010', 'latin1'), thumbnail]);
  return Buffer.concat([jpeg.subarray(0, 2), segment(0xe0, jfxx), jpeg.subarray(2)]);
}

export interface TalkativeFile {
  name: string;
  type: string;
  content: Buffer;
}

export async function talkativeFiles(): Promise<TalkativeFile[]> {
  const picture = await halves();
  const jpeg = await told(picture).jpeg().toBuffer();
  const thumbnail = await sharp(picture).resize(64).jpeg().toBuffer();
  const spoken = Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xfe, Buffer.from('CANARY-jpeg-comment')),
    segment(0xed, Buffer.from('Photoshop 3.0\0CANARY-iptc', 'latin1')),
    jpeg.subarray(2),
    TRAILING,
  ]);
  const png = withPngChunks(await told(picture).png().toBuffer(), [
    pngChunk('tEXt', Buffer.from('Comment\0CANARY-text', 'latin1')),
    pngChunk('zTXt', Buffer.concat([Buffer.from('Author\0\0'), deflateSync('CANARY-ztext')])),
    pngChunk('iTXt', Buffer.from('Title\0\0\0\0\0CANARY-itext', 'latin1')),
  ]);
  const webp = await told(picture).webp().toBuffer();
  const avif = await told(picture).avif({ effort: 0 }).toBuffer();
  return [
    { name: 'JPEG', type: 'image/jpeg', content: withThumbnail(spoken, thumbnail) },
    { name: 'PNG', type: 'image/png', content: Buffer.concat([png, TRAILING]) },
    { name: 'WebP', type: 'image/webp', content: webp },
    { name: 'AVIF', type: 'image/avif', content: avif },
  ];
}

/**
 * The maximum side in pixels. No page shows a larger picture, and a phone's photo, twice as wide, takes ten times as
 * long to send.
 */
const LARGEST_SIDE = 2400;
const ENOUGH_BYTES = 1_500_000;
const PREVIEW_SIDE = 240;
const QUALITY = 0.9;
/** Types that the server reads. Any other type that this browser can read is converted to JPEG. */
const KNOWN = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

export interface ShrunkPicture {
  content: Blob;
  /** A small preview as a data URI; null if this browser can't read the picture. */
  preview: string | null;
}

/**
 * Converts a picture that is large, or of a type that the server can't read, to a smaller upright JPEG without location
 * or camera metadata. Any other picture stays as it is; the server removes its metadata or reports that it can't read
 * it.
 */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture> {
  const bitmap = await readPicture(file);
  if (!bitmap) return { content: file, preview: null };
  try {
    const preview = draw(bitmap, PREVIEW_SIDE).toDataURL('image/jpeg', 0.7);
    const isSmall = Math.max(bitmap.width, bitmap.height) <= LARGEST_SIDE;
    if (isSmall && file.size <= ENOUGH_BYTES && KNOWN.has(file.type))
      return { content: file, preview };
    return { content: (await toJpeg(draw(bitmap, LARGEST_SIDE))) ?? file, preview };
  } finally {
    bitmap.close();
  }
}

async function readPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null; // a HEIC file that this browser can't read, or not a picture
  }
}

function draw(bitmap: ImageBitmap, largestSide: number): HTMLCanvasElement {
  const scale = Math.min(1, largestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG has no transparency
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));

import { decodeQR } from 'qr/decode.js';

/** Reads the code in the present picture of a video, if there is one. */
export type FrameReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** Longer sides of pictures are made shorter: more dots take longer and read no better. */
const LONGEST_SIDE = 1280;
/** What a picture without a readable code may take besides the least. */
const LIMITS = { effort: 4, timeLimit: 40 } as const;

/** Reads codes from a video's pictures by the library. */
export function frameReader(): FrameReader {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight, 1));
    const width = Math.round(videoWidth * scale);
    const height = Math.round(videoHeight * scale);
    if (!context || width === 0 || height === 0) return undefined;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    try {
      return decodeQR(context.getImageData(0, 0, width, height), LIMITS);
    } catch {
      return undefined; // there is no code in it, which is the usual case
    }
  };
}

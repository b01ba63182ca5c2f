import { decodeQR } from 'qr/decode.js';

/** Reads the code in a video's current frame, if there is one. */
export type FrameReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/**
 * The longest side of a frame, in pixels. Larger frames are scaled down, because more pixels take longer and don't
 * improve the reading.
 */
const LONGEST_SIDE = 1280;
/** The library's effort for a frame without a readable code; `timeLimit` is in milliseconds. */
const LIMITS = { effort: 4, timeLimit: 40 } as const;

/** Reads codes from video frames with the library. */
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
      return undefined; // most frames have no code
    }
  };
}

import { loadScript } from '../../../lib/scripts/load-script.ts';
import type { FrameReader } from './read-frame.ts';

/** The browser's own reader (Shape Detection API), which TypeScript's DOM library lacks. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMAT = 'qr_code';

async function ownReader(): Promise<FrameReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return undefined;
  try {
    if (!(await BarcodeDetector.getSupportedFormats()).includes(FORMAT)) return undefined;
    const detector = new BarcodeDetector({ formats: [FORMAT] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  } catch {
    return undefined; // the browser has the class, but it doesn't work
  }
}

const library = async (): Promise<FrameReader> =>
  (await loadScript(() => import('./read-frame.ts'))).frameReader();

/** The browser's reader if it works, otherwise the library's reader, which is loaded on demand. */
export async function openReader(): Promise<FrameReader> {
  const own = await ownReader();
  if (!own) return library();
  let read = own;
  return async (video) => {
    try {
      return await read(video);
    } catch (error) {
      if (read !== own) throw error;
      read = await library();
      return undefined;
    }
  };
}

import type { scannerTexts } from '../copy.texts.js';

export type CameraFault = keyof typeof scannerTexts.faults;

/** Asks for a phone's back camera, with enough pixels to read a code that fills a third of the picture. */
const WISHES: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 1280 },
    height: { ideal: 720 },
  },
};

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

/** Asks for the camera. Resolves to its stream, or to the reason why there is none. */
export async function openCamera(): Promise<MediaStream | CameraFault> {
  // browsers offer cameras only on HTTPS and localhost
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices?.getUserMedia) return 'unsupported';
  try {
    return await devices.getUserMedia(WISHES);
  } catch (error) {
    const { name = '' } = error as Partial<DOMException>;
    return FAULTS[name] ?? 'busy';
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** A track's light capability, which TypeScript's DOM library lacks. */
interface Lit {
  torch?: boolean;
}

/** Returns a function that switches the camera's light; undefined if it has none. */
export function lightOf(stream: MediaStream): ((on: boolean) => Promise<void>) | undefined {
  const [track] = stream.getVideoTracks();
  const { torch } = (track?.getCapabilities?.() ?? {}) as Lit;
  if (!track || !torch) return undefined;
  return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
}

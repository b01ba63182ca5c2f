import type { scannerTexts } from '../copy.ts';

export type CameraFault = keyof typeof scannerTexts.faults;

/** The camera on the back of a phone, sharp enough for a code that fills a third of the picture. */
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

/** Asks for the camera. Answers what it sends, or why there is nothing. */
export async function openCamera(): Promise<MediaStream | CameraFault> {
  // there is none outside of https and this machine
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

/** What browsers with a light say of it; the type library does not know it. */
interface Lit {
  torch?: boolean;
}

/** What switches the camera's light, where it has one. */
export function lightOf(stream: MediaStream): ((on: boolean) => Promise<void>) | undefined {
  const [track] = stream.getVideoTracks();
  const { torch } = (track?.getCapabilities?.() ?? {}) as Lit;
  if (!track || !torch) return undefined;
  return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
}

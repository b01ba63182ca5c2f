import { clsx } from 'clsx';
import { Camera, CameraOff, Flashlight } from 'lucide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { scannerTexts as texts } from '../copy.texts.js';
import { lightOf } from './open-camera.ts';
import { type CameraState, useCamera } from './use-camera.ts';
import { useCodeReader } from './use-code-reader.ts';

/** Switches the phone's light, for vouchers in the dark. */
function LightSwitch({ stream }: { stream: MediaStream }) {
  const [isOn, setOn] = useState(false);
  const [light] = useState(() => lightOf(stream));
  if (!light) return null;
  const toggle = () =>
    light(!isOn).then(
      () => setOn(!isOn),
      () => undefined, // the person can see that the light didn't change
    );
  return (
    <Button variant="secondary" aria-pressed={isOn} onClick={() => void toggle()}>
      <Icon shape={Flashlight} className="size-5" />
      {texts.light}
    </Button>
  );
}

/** Corners that show where to hold the code. */
function Finder() {
  return (
    <span
      aria-hidden
      className="absolute inset-0 m-auto aspect-square h-3/5 rounded-panel border-4 border-white/60"
    />
  );
}

function showStream(video: HTMLVideoElement | null, stream: MediaStream | null): void {
  if (!video) return;
  video.srcObject = stream;
  // some browsers start the video only after a press; for all others, the press that started the camera is enough
  if (stream) void video.play().catch(() => undefined);
}

/** The camera's picture, or the button to start it. */
function Sight({
  state,
  video,
  start,
}: {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
  start: () => void;
}) {
  const stream = state.kind === 'on' ? state.stream : null;
  useEffect(() => showStream(video.current, stream), [stream, video]);
  return (
    <div className="relative grid aspect-square w-full place-items-center overflow-hidden rounded-card border border-line bg-night text-white sm:aspect-[16/9]">
      <video
        ref={video}
        muted
        playsInline
        aria-label={texts.video}
        className={clsx('absolute inset-0 size-full object-cover', !stream && 'invisible')}
      />
      {stream ? (
        <Finder />
      ) : (
        <Button size="lg" loading={state.kind === 'starting'} onClick={start}>
          <Icon shape={Camera} className="size-5" />
          {state.kind === 'starting' ? texts.starting : texts.start}
        </Button>
      )}
    </div>
  );
}

/** The camera's status as a text, which screen readers announce, too. */
function statusText({ kind }: CameraState, isForeign: boolean): string {
  if (kind === 'on') return isForeign ? texts.foreign : texts.on;
  return kind === 'starting' ? texts.starting : texts.idle;
}

/** Moves the focus to the scanner for the next party, because the button that was pressed is gone. */
function useFocusOnReturn(isHere: boolean) {
  const place = useRef<HTMLElement>(null);
  const was = useRef(isHere);
  useEffect(() => {
    if (isHere && !was.current) place.current?.focus({ preventScroll: true });
    was.current = isHere;
  }, [isHere]);
  return place;
}

/**
 * Reads codes with the camera. If `reading` is false, the camera stays on but reports no codes, because a party is
 * being checked in.
 */
export function Scanner({
  reading,
  isOurs,
  onCode,
}: {
  reading: boolean;
  isOurs: (text: string) => boolean;
  onCode: (text: string) => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const { state, start, stop, fail } = useCamera();
  const [foreign, setForeign] = useState(false);
  const place = useFocusOnReturn(reading);
  useCodeReader(video, reading && state.kind === 'on', {
    onCode(text) {
      setForeign(!isOurs(text));
      if (isOurs(text)) onCode(text);
    },
    onFault: () => fail('reader'),
  });
  const isOn = state.kind === 'on';
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={texts.label}
      className={clsx('flex flex-col gap-4 outline-none', !reading && 'hidden')}
    >
      <Sight state={state} video={video} start={() => void start()} />
      <p role="status" className="text-sm text-muted">
        {statusText(state, foreign)}
      </p>
      {state.kind === 'fault' && <Banner tone="warning">{texts.faults[state.fault]}</Banner>}
      {isOn && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={stop}>
            <Icon shape={CameraOff} className="size-5" />
            {texts.stop}
          </Button>
          <LightSwitch stream={state.stream} />
        </div>
      )}
    </section>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CameraFault, closeCamera, openCamera } from './open-camera.ts';

export type CameraState =
  | { kind: 'off' }
  | { kind: 'starting' }
  | { kind: 'on'; stream: MediaStream }
  | { kind: 'fault'; fault: CameraFault };

const OFF: CameraState = { kind: 'off' };

/**
 * The camera, which is off until it is started. It also stops when the person leaves the screen and while the page is
 * hidden, so that a phone in a pocket doesn't film anyone.
 */
export function useCamera() {
  const [state, setState] = useState<CameraState>(OFF);
  const stream = useRef<MediaStream>(undefined);
  /** Counts starts and stops. A stream that was requested before the latest one is discarded. */
  const turn = useRef(0);
  const paused = useRef(false);

  function release() {
    turn.current += 1;
    if (stream.current) closeCamera(stream.current);
    stream.current = undefined;
  }

  function stop() {
    release();
    setState(OFF);
  }

  async function start() {
    release();
    const mine = turn.current;
    setState({ kind: 'starting' });
    const opened = await openCamera();
    const isLate = mine !== turn.current;
    if (typeof opened === 'string') {
      if (!isLate) setState({ kind: 'fault', fault: opened });
      return;
    }
    if (isLate) return closeCamera(opened);
    stream.current = opened;
    // the camera was unplugged, or the browser has withdrawn it
    opened.getVideoTracks()[0]?.addEventListener('ended', () => {
      if (mine !== turn.current) return;
      release();
      setState({ kind: 'fault', fault: 'busy' });
    });
    setState({ kind: 'on', stream: opened });
  }

  function fail(fault: CameraFault) {
    release();
    setState({ kind: 'fault', fault });
  }

  const seenOrNot = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' && stream.current) {
      paused.current = true;
      stop();
    } else if (document.visibilityState === 'visible' && paused.current) {
      paused.current = false;
      void start();
    }
  });
  const leave = useEffectEvent(release);
  useEffect(() => {
    const onChange = () => seenOrNot();
    const onHide = () => leave();
    document.addEventListener('visibilitychange', onChange);
    addEventListener('pagehide', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      removeEventListener('pagehide', onHide);
      onHide();
    };
  }, []);

  return { state, start, stop, fail };
}

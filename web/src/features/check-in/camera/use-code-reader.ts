import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { openReader } from './frame-reader.ts';
import type { FrameReader } from './read-frame.ts';

/** The time between two frames to read, in milliseconds. It is short enough for a voucher that is held up by hand. */
const PAUSE_MS = 120;
/** The time in milliseconds for which a code must be out of sight before it counts as new again. */
const GONE_MS = 1500;

interface Listeners {
  onCode: (text: string) => void;
  /** Called if the reader's script couldn't be loaded. */
  onFault: () => void;
}

/**
 * Reports a code only once instead of with every frame, because the voucher that was just read may still be in view.
 */
function useSeenOnce() {
  const last = useRef({ text: '', at: 0 });
  return {
    isNew(text: string): boolean {
      const { text: before, at } = last.current;
      const now = performance.now();
      last.current = { text, at: now };
      return text !== before || now - at > GONE_MS;
    },
    goOn() {
      last.current.at = performance.now();
    },
  };
}

/** Looks for codes in a playing video while `wanted` is true. */
export function useCodeReader(
  video: RefObject<HTMLVideoElement | null>,
  wanted: boolean,
  { onCode, onFault }: Listeners,
): void {
  const reader = useRef<Promise<FrameReader>>(undefined);
  const seen = useSeenOnce();
  const found = useEffectEvent((text: string) => {
    if (seen.isNew(text)) onCode(text);
  });
  const failed = useEffectEvent(() => {
    reader.current = undefined;
    onFault();
  });
  const goOn = useEffectEvent(() => seen.goOn());

  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    goOn();
    reader.current ??= openReader();
    async function look(read: FrameReader) {
      const { current } = video;
      const text =
        current && current.readyState >= current.HAVE_CURRENT_DATA
          ? await read(current)
          : undefined;
      if (isOver) return;
      if (text !== undefined && text !== '') found(text);
      timer = setTimeout(() => run(read), PAUSE_MS);
    }
    const run = (read: FrameReader) =>
      void look(read).catch(() => {
        if (!isOver) failed();
      });
    async function begin(opening: Promise<FrameReader>) {
      try {
        const read = await opening;
        if (!isOver) run(read);
      } catch {
        if (!isOver) failed();
      }
    }
    void begin(reader.current);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [wanted, video]);
}

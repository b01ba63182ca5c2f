const GLIDE_MS = 500;
/** Pixels after which a press is a drag. */
const DRAG_FROM = 8;
/** The part of a slide after which a drag goes on to the next one. */
const TURNS_AT = 0.2;

/** The same place in a round of `slides`, as near to 0 as can be. */
function around(distance: number, slides: number): number {
  return distance - slides * Math.round(distance / slides);
}

/** Slides that stand in a row, as a round: each stands on the side on which it is nearer to the view. */
export function createLoop(row: HTMLElement) {
  const slides = [...row.children].filter((slide) => slide instanceof HTMLElement);
  let position = 0;
  let frame = 0;
  let held = false;

  function place(at: number): void {
    position = at;
    for (const [index, slide] of slides.entries()) {
      const aside = around(index - position, slides.length);
      slide.style.transform = `translateX(${100 * (aside - index)}%)`;
    }
  }

  /** Glides to a slide the shorter way round; not while the visitor holds the row. */
  function show(index: number, jump: boolean): void {
    if (held) return;
    cancelAnimationFrame(frame);
    const from = position;
    const way = around(index - from, slides.length);
    const start = performance.now();
    const step = () => {
      const left = jump || way === 0 ? 0 : Math.max(0, 1 - (performance.now() - start) / GLIDE_MS);
      place(left === 0 ? index : from + way * (1 - left ** 3));
      if (left > 0) frame = requestAnimationFrame(step);
    };
    step();
  }

  function stop(): void {
    cancelAnimationFrame(frame);
  }

  /** Follows the visitor's finger or mouse; answers what moves the row, and what lets go of it. */
  function hold() {
    held = true;
    stop();
    const from = position;
    return {
      move: (by: number) => place(from + by),
      /** Answers the slide that is to be shown. */
      release(): number {
        held = false;
        const by = position - from;
        const turned = Math.abs(by) > TURNS_AT ? Math.sign(by) * Math.max(1, Math.abs(by)) : 0;
        const { length } = slides;
        return (Math.round(from + turned + length) + length) % length;
      },
    };
  }

  return { show, stop, hold };
}

type Loop = ReturnType<typeof createLoop>;

/** Lets the visitor drag the loop within its viewport; the answer ends that. */
export function followDrags(
  viewport: HTMLElement,
  loop: Loop,
  onRelease: (index: number) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pressed: { pointerId: number; clientX: number } | undefined;
  let held: ReturnType<Loop['hold']> | undefined;

  const release = (event: PointerEvent) => {
    if (event.pointerId !== pressed?.pointerId) return;
    pressed = undefined;
    if (held) onRelease(held.release());
    held = undefined;
  };
  viewport.addEventListener(
    'pointerdown',
    ({ pointerId, clientX, isPrimary, button }) => {
      if (isPrimary && button === 0) pressed = { pointerId, clientX };
    },
    { signal },
  );
  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pressed?.pointerId) return;
      const by = pressed.clientX - event.clientX;
      if (!held && Math.abs(by) < DRAG_FROM) return;
      held ??= loop.hold();
      held.move(by / viewport.clientWidth);
    },
    { signal },
  );
  addEventListener('pointerup', release, { signal });
  addEventListener('pointercancel', release, { signal });
  // else the browser carries the picture away
  viewport.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => listening.abort();
}

import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 250;

/** Waits until a condition is true; throws after a number of seconds. An error counts as not true yet. */
export async function until(
  what: string,
  seconds: number,
  holds: () => boolean | Promise<boolean>,
): Promise<void> {
  const late = performance.now() + seconds * 1000;
  let failure: unknown;
  const asked = async () => holds();
  for (;;) {
    const held = await asked().catch((error: unknown) => {
      failure = error;
      return false;
    });
    if (held) return;
    if (performance.now() > late) {
      throw new Error(`not within ${seconds} s: ${what}`, { cause: failure });
    }
    await wait(LOOK_EVERY_MS);
  }
}

/** Returns `late` after `ms` milliseconds, while the work continues. */
export async function withTimeout<T, L>(work: Promise<T>, ms: number, late: L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<L>((resolve) => {
    // If the process was suspended, the timer fires first. With `setImmediate`, data that arrived in time still wins.
    timer = setTimeout(() => setImmediate(resolve, late), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits at most `ms` milliseconds. Returns false if the work hasn't finished. */
export function settlesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  return withTimeout(
    work.then(() => true),
    ms,
    false,
  );
}

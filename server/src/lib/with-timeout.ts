/** The result of some work, or `late` after so many ms; the work itself goes on. */
export async function withTimeout<T, L>(work: Promise<T>, ms: number, late: L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for some work, but no longer than so many ms. False: it goes on. */
export function settlesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  return withTimeout(
    work.then(() => true),
    ms,
    false,
  );
}

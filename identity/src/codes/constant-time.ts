/**
 * The minimum time in milliseconds. It is longer than the difference in time between the branches that callers must not
 * be able to tell apart.
 */
const AT_LEAST = 80;

/** Runs the work and returns after at least a minimum time, so that the duration reveals nothing. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([
    work(),
    new Promise<void>((resolve) => setTimeout(resolve, AT_LEAST)),
  ]);
  return result;
}

/** The minimum time in milliseconds, longer than the difference between the branches that must look the same. */
const AT_LEAST = 80;

/** Runs the work and returns after at least a minimum time, so that timing reveals nothing. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([
    work(),
    new Promise<void>((resolve) => setTimeout(resolve, AT_LEAST)),
  ]);
  return result;
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Tries again, ever more slowly, while the network fails: for what a page cannot do without. */
export async function keepTrying<Result>(
  attempt: () => Promise<Result>,
  onFailure?: () => void,
  pause = FIRST_PAUSE_MS,
): Promise<Result> {
  try {
    return await attempt();
  } catch {
    onFailure?.();
    await new Promise((resolve) => setTimeout(resolve, pause));
    return keepTrying(attempt, onFailure, Math.min(2 * pause, LONGEST_PAUSE_MS));
  }
}

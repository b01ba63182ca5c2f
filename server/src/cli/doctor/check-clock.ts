import { stat } from 'node:fs/promises';
import { ok, warning, wrong, type Finding } from './finding.ts';

/** `aheadMs` is the number of milliseconds by which the other clock is ahead of ours. */
export interface TimeSource {
  name: string;
  aheadMs: number;
}

const ABOUT = 'clock';
/** Tokens and webhook signatures tolerate this difference. */
const TOLERATED_MS = 30_000;
const NOTABLE_MS = 5000;
const REMEDY = 'turn on time synchronization: timedatectl set-ntp true';

/** Compares this machine's clock with others, and with the age of the program. */
export async function checkClock(times: readonly TimeSource[], now: Date): Promise<Finding> {
  const { mtime } = await stat(new URL(import.meta.url));
  if (mtime.getTime() - now.getTime() > TOLERATED_MS) {
    return wrong(
      ABOUT,
      `${now.toISOString()} is earlier than the time the program was built`,
      REMEDY,
    );
  }
  const [worst] = times.toSorted((a, b) => Math.abs(b.aheadMs) - Math.abs(a.aheadMs));
  if (!worst) return ok(ABOUT, `${now.toISOString()} (there is no other clock to compare with)`);
  const seconds = Math.round(Math.abs(worst.aheadMs) / 1000);
  const says = `${seconds} s ${worst.aheadMs > 0 ? 'behind' : 'ahead of'} the clock of ${worst.name}`;
  if (Math.abs(worst.aheadMs) > TOLERATED_MS) return wrong(ABOUT, says, REMEDY);
  if (Math.abs(worst.aheadMs) > NOTABLE_MS) return warning(ABOUT, says, REMEDY);
  return ok(ABOUT, `agrees with the clock of ${worst.name}`);
}

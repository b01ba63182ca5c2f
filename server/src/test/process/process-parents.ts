/** Who has started whom, by Linux's own books. */
import { readFileSync, readdirSync } from 'node:fs';

/** Undefined: there is no such process. */
export function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined; // it has ended meanwhile
  }
}

export function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').map(Number);
  return all.filter((one) => one > 0 && parentOf(one) === pid);
}

import { readFileSync, readdirSync } from 'node:fs';

export function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined; // the process has ended in the meantime
  }
}

export function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').map(Number);
  return all.filter((one) => one > 0 && parentOf(one) === pid);
}

/** Resources of a process and all its descendants, from /proc. All values are NaN on systems other than Linux. */
import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second (USER_HZ). */
const TICK_MS = 10;

/** Processor time so far in ms, including children that have exited. */
export function treeProcessorMs(pid: number): number {
  return sum(pid, (one) => {
    // The process name may contain any character, so parse after it: field 3 and following (proc_pid_stat(5)).
    const stat = readFileSync(`/proc/${one}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((all, field) => all + Number(field), 0) * TICK_MS;
  });
}

/** Current memory in MB. Memory that processes share is counted once. */
export function treeMegabytes(pid: number): number {
  return sum(pid, (one) => {
    const text = readFileSync(`/proc/${one}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s*(\d+)/m.exec(text)?.[1]) / 1024;
  });
}

function sum(pid: number, of: (pid: number) => number): number {
  if (process.platform !== 'linux') return Number.NaN;
  return treeOf(pid).reduce((all, one) => all + orNothing(() => of(one)), 0);
}

function treeOf(pid: number): number[] {
  const task = (one: number) => `/proc/${one}/task`;
  const children = orNone(() => readdirSync(task(pid))).flatMap((thread) =>
    orNone(() =>
      readFileSync(`${task(pid)}/${thread}/children`, 'utf8')
        .split(' ')
        .filter(Boolean),
    ),
  );
  return [pid, ...children.map(Number).flatMap(treeOf)];
}

/** A process may exit while it is being read. */
const orNothing = (look: () => number) => attempt(look, 0);
const orNone = (look: () => string[]) => attempt(look, []);

function attempt<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}

import { readFileSync } from 'node:fs';

/** The interval at which a process checks its parent, in ms. */
const NOTICE_MS = 500;
const SHELL = /^(?:sh|ash|bash|dash|ksh|zsh)$/;

/**
 * Stops this process gracefully after npm has exited. npm runs scripts through a shell that doesn't forward signals and
 * that keeps running when npm is killed or its terminal is closed. Without this function, the server would keep
 * running, too.
 */
export function stopWithParent() {
  const parent = process.ppid;
  const npm = parentOfShell(parent);
  const watch = setInterval(() => {
    const now = parentOfShell(parent) ?? npm;
    if (process.ppid === parent && now === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, NOTICE_MS);
  watch.unref();
}

/**
 * The id of the shell's own parent; undefined if the process isn't a shell or can't be read. Only Linux has the file.
 * @param {number} pid
 */
function parentOfShell(pid) {
  try {
    // 'id (name) state parent ...'; the name may contain any character (proc_pid_stat(5))
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(stat) ?? [];
    return SHELL.test(name) ? parent : undefined;
  } catch {
    return undefined;
  }
}

/** How soon a process notices that its parent has ended, in ms. */
const NOTICE_MS = 500;

/**
 * Stops this process in order once the process that started it has ended. npm runs a script through
 * a shell that passes no signal on, so the end of npm would leave the server running.
 */
export function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, NOTICE_MS);
  watch.unref();
}

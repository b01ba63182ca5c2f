/** The interval at which a process checks its parent, in ms. */
const NOTICE_MS = 500;

/**
 * Stops this process gracefully after its parent has exited. npm runs scripts through a shell that doesn't
 * forward signals, so the server would otherwise keep running after npm.
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

/** `npm run dev`: rebuilds and restarts on every change; reload the page to see it. */
import './node-version.mjs';
import { join } from 'node:path';
import { root, runVisibly, start } from './run.mjs';

const server = join(root, 'server');
const web = join(root, 'web');
const code = await runVisibly(['node', 'scripts/build.mjs']);
if (code !== 0) process.exit(code);

const windows = process.platform === 'win32';

/** @param {Parameters<typeof start>} command */
function watch(...[command, options]) {
  // A group of its own, because tsc passes no signal on to the compiler that it starts.
  return start(command, { ...options, detached: !windows });
}

const watchers = [
  watch(['tsc', '-b', '--watch', '--preserveWatchOutput']),
  watch(['rolldown', '--config', '--watch'], { cwd: server }),
  watch(['vite', 'build', '--watch', '--outDir', 'dist/client'], { cwd: web }),
  watch(['vite', 'build', '--watch', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'], {
    cwd: web,
  }),
  watch(['node', '--watch', '--watch-preserve-output', 'server/dist/main.js']),
];

function stop() {
  for (const { pid, exitCode, signalCode } of watchers) {
    if (pid === undefined || exitCode !== null || signalCode !== null) continue;
    process.kill(windows ? pid : -pid);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
for (const watcher of watchers) {
  watcher.once('exit', (exitCode) => {
    process.exitCode ??= exitCode ?? 0;
    stop();
  });
}

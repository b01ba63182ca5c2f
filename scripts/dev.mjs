/** `npm run dev`: rebuilds and restarts on every change; reload the page to see it. */
import { join } from 'node:path';
import { root, runVisibly, start } from './run.mjs';

const web = join(root, 'web');
const code = await runVisibly(['node', 'scripts/build.mjs']);
if (code !== 0) process.exit(code);

const watchers = [
  start(['tsc', '-b', '--watch', '--preserveWatchOutput']),
  start(['vite', 'build', '--watch', '--outDir', 'dist/client'], { cwd: web }),
  start(['vite', 'build', '--watch', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'], {
    cwd: web,
  }),
  start(['node', '--watch', '--watch-preserve-output', 'server/dist/main.js']),
];

function stop() {
  for (const watcher of watchers) watcher.kill();
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
for (const watcher of watchers) {
  watcher.once('exit', (exitCode) => {
    process.exitCode ??= exitCode ?? 0;
    stop();
  });
}

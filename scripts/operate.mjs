/** `npm run backup`, `npm run restore` and so on: runs an operator's command with the product's environment. */
import './node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runVisibly } from './run.mjs';

const program = join(root, 'server/dist/cli.js');
if (!existsSync(program)) {
  const code = await runVisibly(['node', 'scripts/build.mjs']);
  if (code !== 0) process.exit(code);
}
process.exitCode = await runVisibly(['node', program, ...process.argv.slice(2)]);

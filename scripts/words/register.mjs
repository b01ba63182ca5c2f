/** For programs that run the sources without Vite: `tsx --import ./scripts/words/register.mjs program.ts`. */
import { register } from 'node:module';

register('./node-hooks.mjs', import.meta.url);

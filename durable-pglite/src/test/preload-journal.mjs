// Worker threads do not take TypeScript from `--import tsx`, but they do load this.
import { tsImport } from 'tsx/esm/api';

await tsImport('./file-journal.ts', import.meta.url);

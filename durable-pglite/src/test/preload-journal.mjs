// Worker threads don't get support for TypeScript from `--import tsx`, but they do load this file.
import { tsImport } from 'tsx/esm/api';

await tsImport('./file-journal.ts', import.meta.url);

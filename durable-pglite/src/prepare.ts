import { prepareTemplate } from './storage/template.ts';

// Runs as the last step of a build: `node durable-pglite/dist/prepare.js`.
await prepareTemplate();

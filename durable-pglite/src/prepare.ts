import { prepareTemplate } from './storage/template.ts';

// This program is the last step of a build: `node durable-pglite/dist/prepare.js`.
await prepareTemplate();

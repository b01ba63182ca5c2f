import { prepareTemplate } from './storage/template.ts';

// The last step of a build: `node durable-pglite/dist/prepare.js`.
await prepareTemplate();

import { prepareEmbeddedTemplate } from './embedded-template.ts';

// The last step of a build: `node server/dist/db/prepare.js`.
await prepareEmbeddedTemplate();

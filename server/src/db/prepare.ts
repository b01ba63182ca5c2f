import { prepareEmbeddedTemplate } from './embedded-template.ts';

// The last step of a build: `node server/dist/prepare.js`.
await prepareEmbeddedTemplate();

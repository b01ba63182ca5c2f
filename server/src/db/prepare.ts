import { prepareEmbeddedTemplate } from './embedded-template.ts';

// A step of a build: `node server/dist/prepare.js`.
await prepareEmbeddedTemplate();

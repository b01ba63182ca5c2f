import { prepareEmbeddedTemplate } from './embedded/embedded-template.ts';

// A step of the build: `node server/dist/prepare.js`.
await prepareEmbeddedTemplate();

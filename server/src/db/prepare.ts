import { prepareEmbeddedTemplate } from './embedded/embedded-template.ts';

// A step of the build, run as `node server/dist/prepare.js`.
await prepareEmbeddedTemplate();

import { prepareEmbeddedTemplate } from './embedded/embedded-template.ts';

// a step of the build, run as `node server/dist/prepare.js`
await prepareEmbeddedTemplate();

/** Texts for forgotten passwords, links in emails, and the demo's outbox. */
export { forgotTexts, resetTexts, linkTexts, signInFirstTexts, outboxTexts } from './copy.texts.js';

/** Describes errors in the log, in the same way for the product and its identity service. */
export { describeError } from '@wayfarer/identity';

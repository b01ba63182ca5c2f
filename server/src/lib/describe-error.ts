/** The description of errors in the log, shared by the product and its identity service. */
export { describeError } from '@wayfarer/identity';

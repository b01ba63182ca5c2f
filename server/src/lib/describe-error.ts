/** One description of errors in the log for the product and its identity service. */
export { describeError } from '@wayfarer/identity';

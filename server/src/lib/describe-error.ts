/** The product and its identity service describe errors in the same way. */
export { describeError } from '@wayfarer/identity';

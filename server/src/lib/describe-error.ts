/** The same for the product and its identity service. */
export { describeError } from '@wayfarer/identity';

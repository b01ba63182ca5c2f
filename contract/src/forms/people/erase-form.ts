import { z } from 'zod/mini';
import { typeName } from '../../words/forms/operator.texts.js';

/** A name without differences in spaces and capitals, for comparison. */
export const nameToCompare = (name: string): string =>
  name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * The confirmation of an erasure. `insist` erases a customer despite paid trips ahead or unsettled money. The person
 * must type the customer's name, if there is one.
 */
export const eraseForm = (name: string) =>
  z.object({
    insist: z.boolean(),
    name: z
      .string()
      .check(z.refine((typed) => nameToCompare(typed) === nameToCompare(name), typeName(name))),
  });

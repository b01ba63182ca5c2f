import { z } from 'zod/mini';
import { typeName } from '../../words/forms/operator.texts.js';

/** A typed name without differences that don't matter: spaces and capitals. */
export const nameToCompare = (name: string): string =>
  name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** `insist` erases a customer despite unfinished business. Their name has to be typed, unless it is empty. */
export const eraseForm = (name: string) =>
  z.object({
    insist: z.boolean(),
    name: z
      .string()
      .check(z.refine((typed) => nameToCompare(typed) === nameToCompare(name), typeName(name))),
  });

import { z } from 'zod/mini';

/** A typed name without differences that no one means: spaces, and capitals. */
export const nameToCompare = (name: string): string =>
  name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** `insist` erases a customer in spite of open business; their name has to be typed unless it is empty. */
export const eraseForm = (name: string) =>
  z.object({
    insist: z.boolean(),
    name: z
      .string()
      .check(
        z.refine(
          (typed) => nameToCompare(typed) === nameToCompare(name),
          `Type ${name} to erase them.`,
        ),
      ),
  });

interface Inclusions {
  included: string[];
  notIncluded: string[];
  bring: string[];
}

/**
 * The inclusions that a new booking promises and then keeps forever. If the destination lists neither inclusions nor
 * exclusions, they are the agency's usual inclusions.
 */
export function inclusionsOf(
  { bring, included, notIncluded }: Inclusions,
  usual: readonly string[],
): Inclusions {
  const says = included.length + notIncluded.length > 0;
  return { included: says ? included : [...usual], notIncluded, bring };
}

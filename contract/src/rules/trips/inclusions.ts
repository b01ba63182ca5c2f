interface Inclusions {
  included: string[];
  notIncluded: string[];
  bring: string[];
}

/**
 * The inclusions of a new booking, which keeps them. If the destination lists neither inclusions nor exclusions, they
 * are the agency's usual ones.
 */
export function inclusionsOf(
  { bring, included, notIncluded }: Inclusions,
  usual: readonly string[],
): Inclusions {
  const says = included.length + notIncluded.length > 0;
  return { included: says ? included : [...usual], notIncluded, bring };
}

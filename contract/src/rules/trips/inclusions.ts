interface Inclusions {
  included: string[];
  notIncluded: string[];
  bring: string[];
}

/**
 * The inclusions promised to a new booking, which never change for it. If the destination lists neither inclusions nor
 * exclusions, they are the usual ones of the agency's trips.
 */
export function inclusionsOf(
  { bring, included, notIncluded }: Inclusions,
  usual: readonly string[],
): Inclusions {
  const says = included.length + notIncluded.length > 0;
  return { included: says ? included : [...usual], notIncluded, bring };
}

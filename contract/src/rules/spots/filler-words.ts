/** Words that connect others and describe nothing. 'us' isn't among them, because it is a country. */
const CONNECTING =
  'a an the in on at of to for with from by and or is are be do i me my we our you your it its this that some any there';

/** Words about traveling itself, which every destination would match. */
const ABOUT_TRAVEL =
  'travel traveling trip trips holiday holidays vacation vacations getaway getaways tour tours break breaks ' +
  'place places destination destinations spot spots thing things idea ideas activity activities stay stays ' +
  'visit visiting see go going somewhere anywhere something where what which when best top nicest ' +
  'nice good beautiful amazing looking want need show find near nearby during season weather';

const connecting = new Set(CONNECTING.split(' '));
const aboutTravel = new Set(ABOUT_TRAVEL.split(' '));

/**
 * The words to search for. Empty if all are about traveling itself ('places to visit'). Connecting words are kept if
 * there are no others, unless something else in the sentence was understood.
 */
export function withoutFillers(words: readonly string[], isUnderstood: boolean): string[] {
  const left = words.filter((word) => !connecting.has(word) && !aboutTravel.has(word));
  const isAll = left.length === 0 && !isUnderstood && !words.some((word) => aboutTravel.has(word));
  return isAll ? [...words] : left;
}

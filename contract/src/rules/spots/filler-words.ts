/** Without 'us', which is also a country. */
const CONNECTING =
  'a an the in on at of to for with from by and or is are be do i me my we our you your it its this that some any there';

/** Words about traveling itself, which would match every destination. */
const ABOUT_TRAVEL =
  'travel traveling trip trips holiday holidays vacation vacations getaway getaways tour tours break breaks ' +
  'place places destination destinations spot spots thing things idea ideas activity activities stay stays ' +
  'visit visiting see go going somewhere anywhere something where what which when best top nicest ' +
  'nice good beautiful amazing looking want need show find near nearby during season weather';

const connecting = new Set(CONNECTING.split(' '));
const aboutTravel = new Set(ABOUT_TRAVEL.split(' '));

interface Fillers {
  connecting: ReadonlySet<string>;
  aboutTravel: ReadonlySet<string>;
  /** English filler words that mean something else in this language. */
  meant: ReadonlySet<string>;
}

/**
 * The words of a sentence to search for, without fillers. If there are only connecting words, and nothing else was
 * understood, they are kept. In another language, its own fillers and the English ones are left out.
 */
export function withoutFillers(
  words: readonly string[],
  isUnderstood: boolean,
  foreign?: Fillers,
): string[] {
  const isAboutTravel = (word: string) =>
    foreign?.aboutTravel.has(word) === true ||
    (aboutTravel.has(word) && foreign?.meant.has(word) !== true);
  const isConnecting = (word: string) =>
    foreign?.connecting.has(word) === true ||
    (connecting.has(word) && foreign?.meant.has(word) !== true);
  const left = words.filter((word) => !isConnecting(word) && !isAboutTravel(word));
  const isAll = left.length === 0 && !isUnderstood && !words.some(isAboutTravel);
  return isAll ? [...words] : left;
}

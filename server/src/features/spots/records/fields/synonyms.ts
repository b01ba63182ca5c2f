import type { Category } from '@wayfarer/contract';

export const CATEGORY_WORDS: Readonly<Record<Category, string>> = {
  beach:
    'beaches coast coastal seaside sea shore sand sun sunny sunshine warm sunbathing swimming island islands snorkeling',
  mountain: 'mountains peak peaks alps alpine hiking trekking hike trek climbing summit hills',
  city: 'cities urban downtown town towns metropolis nightlife shopping skyline solo',
  historical: 'history historic heritage ancient monument monuments ruins culture cultural unesco',
  nature: 'natural landscape scenery outdoors outdoor countryside wilderness',
  adventure: 'adventures adventurous thrill action active expedition outdoors outdoor solo',
};

export const MEANINGS: readonly (readonly [found: RegExp, words: string])[] = [
  [/\b(snow|snowshoes|glacier|frozen|sleds?)\b/, 'snow snowy ice winter cold'],
  [/\b(ski|skiing|ski slopes)\b/, 'ski skiing snowboard snowboarding'],
  [
    /\b(honeymoon|romantic|lovers|couples|sunset|lagoon|gondola)/,
    'romantic romance honeymoon couples',
  ],
  [/\b(dunes?|erg|sahara|desert)\b/, 'desert deserts dunes sahara camels sun sunny warm'],
  [
    /\b(reef|snorkel|coral|diving|divers?|manta)\b/,
    'diving dive scuba snorkeling snorkel reef coral',
  ],
  [/\b(waterfalls?|falls|cascades?|cataracts?)\b/, 'waterfall waterfalls falls'],
  [/\b(islands?|atolls?|islets?|isle)\b/, 'island islands atoll isle'],
  [
    /\b(elephants?|lions?|safari|wildebeest|zebras?|game drive)/,
    'safari wildlife animals elephants',
  ],
  [/\b(tigers?|mangroves?)\b/, 'wildlife animals jungle mangrove'],
  [
    /\b(wildlife|animals|crocodiles?|deer|toucans?|monkeys?|whales?|dolphins?|turtles?|penguins?|bears?)\b/,
    'wildlife animals',
  ],
  [/\b(tea)\b/, 'tea plantation'],
  [/\b(lakes?|lago|tarn)\b/, 'lake lakes'],
  [/\b(temples?|shrines?|pagodas?)\b/, 'temple temples shrine religion'],
  [/\b(castles?|palaces?|fortress|citadel)\b/, 'castle castles palace palaces fortress'],
  [/\b(museums?|galleries)\b/, 'museum museums art'],
  [/\b(balloons?)\b/, 'balloon balloons ballooning'],
  [/\b(aurora|northern lights)\b/, 'aurora borealis northern lights'],
  [/\b(raft|rafting|rapids|whitewater|white water)\b/, 'rafting raft rapids'],
  [/\b(surf|surfing|surfers?|breaks)\b/, 'surf surfing'],
  [/\b(volcano|volcanic|crater)\b/, 'volcano volcanic'],
  [/\b(rice terraces|terraces|paddies)\b/, 'rice terraces'],
  [/\b(lavender|flowers?|blossom|meadows?)\b/, 'flowers blossom garden'],
  [/\bcherry (blossoms?|branches|trees)\b/, 'cherry blossom blossoms sakura'],
  [/\b(hot (springs?|pools?)|thermal|onsen|outdoor bath)\b/, 'hot springs thermal onsen spa bath'],
  [
    /\b(famil(y|ies)|children|playground|calm (blue )?water|castles?|elephants?|turtles?|cable car|train)\b/,
    'family families kids kid children child friendly',
  ],
  [
    /\b(food|cuisine|eat|supper|grilled|dumplings|kebab|tagine|satay|soup|baguette|spices?|restaurants?|tasting)\b/,
    'food foodie foodies eat eating cuisine culinary restaurants gastronomy',
  ],
  [/\b(wines?|vineyards?|winery|wineries)\b/, 'wine wines vineyard vineyards winery'],
  [
    /\b(quiet|secluded|peaceful|remote|empty|hardly|dark-sky|calm)\b/,
    'quiet calm peaceful relax relaxing relaxation tranquil secluded remote',
  ],
  [/\b(skyscrapers?|skyline|high-rise)\b/, 'skyscraper skyscrapers skyline towers'],
  [/\b(train|railway|trains)\b/, 'train trains railway rail'],
];

/** Other names of countries that people type, by country key. */
export const COUNTRY_ALIASES: Readonly<Record<string, string>> = {
  'united states': 'usa us america american states',
  'united states of america': 'usa us america american states',
  usa: 'united states america american',
  'united kingdom': 'uk gb britain british england scotland wales',
  uae: 'united arab emirates emirates',
  'united arab emirates': 'uae emirates',
  netherlands: 'holland dutch',
  'czech republic': 'czechia',
  czechia: 'czech republic',
  'south korea': 'korea korean',
  'north korea': 'korea',
  turkey: 'turkiye turkish',
  turkiye: 'turkey turkish',
  myanmar: 'burma',
  'ivory coast': 'cote divoire',
  'sri lanka': 'ceylon',
  russia: 'russian federation',
  vietnam: 'viet nam',
  laos: 'lao',
  'new zealand': 'nz aotearoa kiwi',
  'south africa': 'rsa',
  'bosnia and herzegovina': 'bosnia',
  'saudi arabia': 'ksa',
};

/** Parts of the world: name, other names, and the codes of their countries (ISO 3166-1 alpha-2). */
const REGIONS: readonly (readonly [name: string, also: string, codes: string])[] = [
  [
    'europe',
    'european',
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK',
  ],
  [
    'asia',
    'asian',
    'AE AF AM AZ BD BH BN BT CC CN CX GE HK ID IL IN IO IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA RU SA SG SY TH TJ TL TM TR TW UZ VN YE',
  ],
  [
    'africa',
    'african',
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  ],
  ['north america', '', 'US CA MX GL BM PM'],
  ['central america', '', 'BZ CR GT HN NI PA SV'],
  [
    'caribbean',
    '',
    'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  ],
  ['south america', '', 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE'],
  ['latin america', '', 'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'],
  [
    'oceania',
    'pacific',
    'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  ],
  ['antarctica', 'antarctic', 'AQ BV GS HM TF'],
  ['middle east', '', 'AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE'],
  ['southeast asia', '', 'BN ID KH LA MM MY PH SG TH TL VN'],
  ['scandinavia', 'nordic', 'AX DK FI FO IS NO SE SJ'],
  ['mediterranean', '', 'AL CY DZ EG ES FR GI GR HR IL IT LB LY MA MC ME MT SI SY TN TR'],
  ['himalaya', 'himalayas', 'NP BT IN PK CN'],
  ['balkans', '', 'AL BA BG GR HR ME MK RS SI XK'],
];

export function regionsOf(code: string): string {
  return around(code)
    .flatMap(([name, also]) => (also === '' ? [name] : [name, also]))
    .join(' ');
}

/** The names of the parts of the world that a country belongs to, the smallest first. */
export function regionsAround(code: string): string[] {
  return around(code)
    .toSorted(([, , some], [, , others]) => some.length - others.length)
    .map(([name]) => name);
}

function around(code: string) {
  return REGIONS.filter(([, , codes]) => codes.split(' ').includes(code));
}

export function regionWords(): string[] {
  return REGIONS.flatMap(([name, also]) => [name, also]);
}

/** Patterns for places, with other words that people type for them. */
export const PLACE_ALIASES: readonly (readonly [found: RegExp, words: string])[] = [
  [/\bnew york\b/, 'nyc big apple manhattan'],
  [/\blos angeles\b/, 'la hollywood'],
  [/\bsan francisco\b/, 'sf frisco'],
  [/\blas vegas\b/, 'vegas'],
  [/\bwashington\b/, 'dc'],
  [/\brio de janeiro\b/, 'rio'],
  [/\bkuala lumpur\b/, 'kl'],
  [/\bho chi minh\b/, 'saigon'],
  [/\bsaigon\b/, 'ho chi minh'],
  [/\bmumbai\b/, 'bombay'],
  [/\bkolkata\b/, 'calcutta'],
  [/\bbeijing\b/, 'peking'],
  [/\bistanbul\b/, 'constantinople'],
  [/\bsaint petersburg\b/, 'petersburg leningrad'],
  [/\b(everest|sagarmatha|khumbu)\b/, 'ebc himalaya himalayas'],
  [/\b(seine|eiffel)\b/, 'paris eiffel tower'],
  [/\b(westminster|thames)\b/, 'big ben'],
  [/\b(banff)\b/, 'rockies rocky mountains'],
  [/\b(dolomites|south tyrol)\b/, 'dolomites alps'],
  [/\b(bavaria)\b/, 'alps bayern'],
  [/\b(yogyakarta)\b/, 'java'],
  [/\b(giza)\b/, 'cairo'],
  [/\b(krabi)\b/, 'phuket'],
];

/** Well-known towns and their countries, to suggest the country if a town has no destinations. */
export const CITIES: Readonly<Record<string, string>> = {
  Argentina: 'buenos aires|ushuaia|mendoza|bariloche',
  Australia: 'sydney|melbourne|brisbane|perth|cairns|uluru',
  Austria: 'vienna|salzburg|innsbruck',
  Belgium: 'brussels|bruges|antwerp',
  Brazil: 'sao paulo|salvador|brasilia|rio',
  Cambodia: 'angkor|siem reap|phnom penh',
  Canada: 'toronto|vancouver|montreal|quebec|banff|niagara|niagara falls',
  Chile: 'santiago|valparaiso|atacama|easter island',
  China: 'beijing|shanghai|xian|guilin|hong kong|chengdu',
  Colombia: 'bogota|cartagena|medellin',
  Croatia: 'dubrovnik|split|zagreb|plitvice',
  Cuba: 'havana|trinidad|varadero',
  Egypt: 'cairo|luxor|aswan|sharm el sheikh|alexandria',
  France: 'nice|lyon|marseille|bordeaux|cannes|chamonix|paris|versailles',
  Germany: 'berlin|munich|hamburg|cologne|frankfurt|dresden',
  Greece: 'athens|mykonos|crete|rhodes|corfu|santorini',
  Iceland: 'reykjavik|blue lagoon',
  India: 'delhi|mumbai|jaipur|goa|kerala|varanasi|udaipur',
  Indonesia: 'jakarta|bali|lombok|ubud|komodo|borobudur',
  Ireland: 'dublin|galway|cork',
  Italy: 'rome|venice|florence|milan|naples|pisa|sicily|cinque terre|como',
  Japan: 'tokyo|kyoto|osaka|nara|hiroshima|sapporo|okinawa|hokkaido',
  Jordan: 'petra|amman|wadi rum',
  Kenya: 'nairobi|mombasa|masai mara',
  Malaysia: 'penang|langkawi|borneo|malacca',
  Mexico: 'cancun|tulum|oaxaca|cabo|mexico city',
  Morocco: 'marrakech|marrakesh|fes|fez|casablanca|chefchaouen',
  Nepal: 'kathmandu|pokhara|annapurna',
  Netherlands: 'amsterdam|rotterdam|the hague',
  'New Zealand': 'auckland|queenstown|wellington|milford sound|rotorua',
  Norway: 'oslo|bergen|lofoten|tromso',
  Pakistan: 'lahore|karachi|islamabad|skardu',
  Peru: 'lima|cusco|machu picchu|arequipa',
  Philippines: 'manila|palawan|boracay|cebu|el nido',
  Portugal: 'lisbon|porto|algarve|madeira|sintra',
  'South Africa': 'johannesburg|durban|kruger|cape town',
  'South Korea': 'busan|jeju|seoul',
  Spain: 'barcelona|madrid|seville|valencia|ibiza|mallorca|bilbao',
  'Sri Lanka': 'colombo|kandy|sigiriya|galle',
  Switzerland: 'zurich|geneva|zermatt|lucerne|interlaken',
  Tanzania: 'zanzibar|kilimanjaro|arusha',
  Thailand: 'bangkok|phuket|chiang mai|koh samui|pattaya',
  Turkey: 'ankara|antalya|izmir|bodrum|pamukkale|ephesus',
  'United Kingdom': 'edinburgh|oxford|bath|liverpool|manchester|stonehenge|london',
  'United States':
    'los angeles|las vegas|san francisco|miami|chicago|boston|hawaii|yosemite|yellowstone|seattle|new orleans|orlando',
  Vietnam: 'hanoi|saigon|da nang|halong|ha long|sapa|hue',
  UAE: 'abu dhabi|sharjah',
};

import { plainCountry } from '../../rules/text/plain-country.ts';

/** The 36 countries of the country list (spec §9), in its order. */
export const COUNTRIES = [
  'Bangladesh',
  'India',
  'Pakistan',
  'Nepal',
  'Sri Lanka',
  'Maldives',
  'Thailand',
  'Malaysia',
  'Singapore',
  'Indonesia',
  'Philippines',
  'Vietnam',
  'Japan',
  'South Korea',
  'China',
  'Turkey',
  'UAE',
  'Egypt',
  'Morocco',
  'France',
  'Italy',
  'Spain',
  'Germany',
  'United Kingdom',
  'Greece',
  'United States',
  'Canada',
  'Mexico',
  'Brazil',
  'Argentina',
  'Chile',
  'Australia',
  'New Zealand',
  'South Africa',
  'Kenya',
  'Tanzania',
] as const;

export interface WorldCountry {
  /** ISO 3166-1 two-letter code, or XK for Kosovo, which has a user-assigned code. */
  code: string;
  /** The English short name, as destinations store it. */
  name: string;
  /** Other names that people type, as `plainCountry` spells them. */
  otherNames: readonly string[];
}

/**
 * All countries of ISO 3166-1 by English name, as `code name|other names`. Names in `COUNTRIES` keep the
 * specification's spelling. The codes are from `iso3166.tab` of the IANA time zone database 2025b, which is in the
 * public domain.
 */
const ROWS = `
AF Afghanistan; AX Åland Islands; AL Albania; DZ Algeria; AS American Samoa; AD Andorra; AO Angola;
AI Anguilla; AQ Antarctica; AG Antigua and Barbuda; AR Argentina; AM Armenia; AW Aruba; AU Australia;
AT Austria; AZ Azerbaijan; BS Bahamas; BH Bahrain; BD Bangladesh; BB Barbados; BY Belarus; BE Belgium;
BZ Belize; BJ Benin; BM Bermuda; BT Bhutan; BO Bolivia; BA Bosnia and Herzegovina|bosnia; BW Botswana;
BV Bouvet Island; BR Brazil; IO British Indian Ocean Territory; VG British Virgin Islands;
BN Brunei|brunei darussalam; BG Bulgaria; BF Burkina Faso; BI Burundi; KH Cambodia; CM Cameroon; CA Canada;
CV Cape Verde|cabo verde; BQ Caribbean Netherlands; KY Cayman Islands; CF Central African Republic; TD Chad;
CL Chile; CN China; CX Christmas Island; CC Cocos (Keeling) Islands; CO Colombia; KM Comoros;
CK Cook Islands; CR Costa Rica; CI Côte d'Ivoire|ivory coast; HR Croatia; CU Cuba; CW Curaçao; CY Cyprus;
CZ Czechia|czech republic;
CD Democratic Republic of the Congo|democratic republic of congo|dr congo|drc|zaire; DK Denmark;
DJ Djibouti; DM Dominica; DO Dominican Republic; EC Ecuador; EG Egypt; SV El Salvador; GQ Equatorial Guinea;
ER Eritrea; EE Estonia; SZ Eswatini|swaziland; ET Ethiopia; FK Falkland Islands; FO Faroe Islands; FJ Fiji;
FI Finland; FR France; GF French Guiana; PF French Polynesia; TF French Southern Territories; GA Gabon;
GM Gambia; GE Georgia; DE Germany; GH Ghana; GI Gibraltar; GR Greece; GL Greenland; GD Grenada;
GP Guadeloupe; GU Guam; GT Guatemala; GG Guernsey; GN Guinea; GW Guinea-Bissau; GY Guyana; HT Haiti;
HM Heard and McDonald Islands; HN Honduras; HK Hong Kong; HU Hungary; IS Iceland; IN India; ID Indonesia;
IR Iran; IQ Iraq; IE Ireland|republic of ireland; IM Isle of Man; IL Israel; IT Italy; JM Jamaica; JP Japan;
JE Jersey; JO Jordan; KZ Kazakhstan; KE Kenya; KI Kiribati; XK Kosovo; KW Kuwait; KG Kyrgyzstan;
LA Laos|lao; LV Latvia; LB Lebanon; LS Lesotho; LR Liberia; LY Libya; LI Liechtenstein; LT Lithuania;
LU Luxembourg; MO Macao|macau; MG Madagascar; MW Malawi; MY Malaysia; MV Maldives; ML Mali; MT Malta;
MH Marshall Islands; MQ Martinique; MR Mauritania; MU Mauritius; YT Mayotte; MX Mexico;
FM Micronesia|federated states of micronesia; MD Moldova|republic of moldova; MC Monaco; MN Mongolia;
ME Montenegro; MS Montserrat; MA Morocco; MZ Mozambique; MM Myanmar|burma; NA Namibia; NR Nauru; NP Nepal;
NL Netherlands|holland; NC New Caledonia; NZ New Zealand|nz|aotearoa; NI Nicaragua; NE Niger; NG Nigeria;
NU Niue; NF Norfolk Island; KP North Korea|dprk; MK North Macedonia|macedonia; MP Northern Mariana Islands;
NO Norway; OM Oman; PK Pakistan; PW Palau; PS Palestine|state of palestine; PA Panama; PG Papua New Guinea;
PY Paraguay; PE Peru; PH Philippines; PN Pitcairn Islands; PL Poland; PT Portugal; PR Puerto Rico; QA Qatar;
CG Republic of the Congo|republic of congo|congo; RE Réunion; RO Romania; RU Russia|russian federation;
RW Rwanda; BL Saint Barthélemy; SH Saint Helena; KN Saint Kitts and Nevis; LC Saint Lucia; MF Saint Martin;
PM Saint Pierre and Miquelon; VC Saint Vincent and the Grenadines; WS Samoa; SM San Marino;
ST São Tomé and Príncipe; SA Saudi Arabia|ksa; SN Senegal; RS Serbia; SC Seychelles; SL Sierra Leone;
SG Singapore; SX Sint Maarten; SK Slovakia; SI Slovenia; SB Solomon Islands; SO Somalia;
ZA South Africa|rsa; GS South Georgia and the South Sandwich Islands;
KR South Korea|korea|republic of korea; SS South Sudan; ES Spain; LK Sri Lanka; SD Sudan; SR Suriname;
SJ Svalbard and Jan Mayen; SE Sweden; CH Switzerland; SY Syria|syrian arab republic; TW Taiwan;
TJ Tajikistan; TZ Tanzania|united republic of tanzania; TH Thailand; TL Timor-Leste|east timor; TG Togo;
TK Tokelau; TO Tonga; TT Trinidad and Tobago; TN Tunisia; TR Turkey|turkiye; TM Turkmenistan;
TC Turks and Caicos Islands; TV Tuvalu; UM U.S. Outlying Islands; VI U.S. Virgin Islands;
AE UAE|united arab emirates|emirates; UG Uganda; UA Ukraine;
GB United Kingdom|uk|gb|great britain|britain|england|scotland|wales|northern ireland;
US United States|usa|us|united states of america|america; UY Uruguay; UZ Uzbekistan; VU Vanuatu;
VA Vatican City|vatican|holy see; VE Venezuela; VN Vietnam|viet nam; WF Wallis and Futuna;
EH Western Sahara; YE Yemen; ZM Zambia; ZW Zimbabwe
`;

let known: readonly WorldCountry[] | undefined;

export function worldCountries(): readonly WorldCountry[] {
  return (known ??= ROWS.trim().split(/;\s+/).map(readRow));
}

function readRow(row: string): WorldCountry {
  const [name = '', ...otherNames] = row.slice(3).split('|');
  return { code: row.slice(0, 2), name, otherNames };
}

const favorites: readonly string[] = COUNTRIES;

/** The names in the form's order: the specification's countries in their order, then all others by name. */
export function countryChoices(): { favorites: readonly string[]; others: readonly string[] } {
  const others = worldCountries().map(({ name }) => name);
  return { favorites, others: others.filter((name) => !favorites.includes(name)) };
}

/** The country with this name in any spelling. */
export function findCountry(name: string): WorldCountry | undefined {
  const wanted = plainCountry(name);
  return worldCountries().find((country) => plainNames(country).includes(wanted));
}

/** True if one of a country's names, or a word of it, begins with the typed text. */
export function isCountryLike(name: string, typed: string): boolean {
  const wanted = plainCountry(typed);
  const country = worldCountries().find((each) => each.name === name);
  const names = country ? plainNames(country) : [plainCountry(name)];
  return names.some((each) => ` ${each}`.includes(` ${wanted}`));
}

function plainNames({ name, otherNames }: WorldCountry): string[] {
  return [plainCountry(name), ...otherNames];
}

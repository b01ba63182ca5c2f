import { countryCode } from './country-codes.ts';

/**
 * Time zones by ISO 3166-1 two-letter code. A country with several zones has the westernmost inhabited one, where a day
 * begins last, because a later deadline favors the traveler. All of China has one time zone, although clocks in Urumqi
 * differ.
 */
const ZONES: Readonly<Record<string, string>> = {
  Africa:
    'AO Luanda, BF Ouagadougou, BI Bujumbura, BJ Porto-Novo, BW Gaborone, CD Kinshasa, CF Bangui, ' +
    'CG Brazzaville, CI Abidjan, CM Douala, DJ Djibouti, DZ Algiers, EA Ceuta, EG Cairo, EH El_Aaiun, ' +
    'ER Asmara, ET Addis_Ababa, GA Libreville, GH Accra, GM Banjul, GN Conakry, GQ Malabo, GW Bissau, ' +
    'KE Nairobi, LR Monrovia, LS Maseru, LY Tripoli, MA Casablanca, ML Bamako, MR Nouakchott, MW Blantyre, ' +
    'MZ Maputo, NA Windhoek, NE Niamey, NG Lagos, RW Kigali, SD Khartoum, SL Freetown, SN Dakar, ' +
    'SO Mogadishu, SS Juba, ST Sao_Tome, SZ Mbabane, TD Ndjamena, TG Lome, TN Tunis, TZ Dar_es_Salaam, ' +
    'UG Kampala, ZA Johannesburg, ZM Lusaka, ZW Harare',
  America:
    'AG Antigua, AI Anguilla, AR Argentina/Buenos_Aires, AW Aruba, BB Barbados, BL St_Barthelemy, BO La_Paz, ' +
    'BQ Kralendijk, BR Rio_Branco, BS Nassau, BZ Belize, CA Vancouver, CO Bogota, CR Costa_Rica, CU Havana, ' +
    'CW Curacao, DM Dominica, DO Santo_Domingo, GD Grenada, GF Cayenne, GL Thule, GP Guadeloupe, GT Guatemala, ' +
    'GY Guyana, HN Tegucigalpa, HT Port-au-Prince, JM Jamaica, KN St_Kitts, KY Cayman, LC St_Lucia, ' +
    'MF Marigot, MQ Martinique, MS Montserrat, MX Tijuana, NI Managua, PA Panama, PE Lima, PM Miquelon, ' +
    'PR Puerto_Rico, PY Asuncion, SR Paramaribo, SV El_Salvador, SX Lower_Princes, TC Grand_Turk, ' +
    'TT Port_of_Spain, UY Montevideo, VC St_Vincent, VE Caracas, VG Tortola, VI St_Thomas',
  Antarctica: 'AQ Palmer',
  Arctic: 'SJ Longyearbyen',
  Asia:
    'AE Dubai, AF Kabul, AM Yerevan, AZ Baku, BD Dhaka, BH Bahrain, BN Brunei, BT Thimphu, CN Shanghai, ' +
    'CY Nicosia, GE Tbilisi, HK Hong_Kong, ID Jakarta, IL Jerusalem, IN Kolkata, IQ Baghdad, IR Tehran, ' +
    'JO Amman, JP Tokyo, KG Bishkek, KH Phnom_Penh, KP Pyongyang, KR Seoul, KW Kuwait, KZ Aqtau, ' +
    'LA Vientiane, LB Beirut, LK Colombo, MM Yangon, MN Hovd, MO Macau, MY Kuala_Lumpur, NP Kathmandu, ' +
    'OM Muscat, PH Manila, PK Karachi, PS Gaza, QA Qatar, SA Riyadh, SG Singapore, SY Damascus, TH Bangkok, ' +
    'TJ Dushanbe, TL Dili, TM Ashgabat, TW Taipei, UZ Tashkent, VN Ho_Chi_Minh, YE Aden',
  Atlantic:
    'AC St_Helena, BM Bermuda, CV Cape_Verde, ES Canary, FK Stanley, FO Faroe, GS South_Georgia, IC Canary, ' +
    'IS Reykjavik, PT Azores, SH St_Helena, TA St_Helena',
  Australia: 'AU Perth',
  Europe:
    'AD Andorra, AL Tirane, AT Vienna, AX Mariehamn, BA Sarajevo, BE Brussels, BG Sofia, BY Minsk, CH Zurich, ' +
    'CQ Guernsey, CZ Prague, DE Berlin, DK Copenhagen, EE Tallinn, FI Helsinki, FR Paris, GB London, GG Guernsey, ' +
    'GI Gibraltar, GR Athens, HR Zagreb, HU Budapest, IE Dublin, IM Isle_of_Man, IT Rome, JE Jersey, LI Vaduz, ' +
    'LT Vilnius, LU Luxembourg, LV Riga, MC Monaco, MD Chisinau, ME Podgorica, MK Skopje, MT Malta, ' +
    'NL Amsterdam, NO Oslo, PL Warsaw, RO Bucharest, RS Belgrade, RU Kaliningrad, SE Stockholm, SI Ljubljana, ' +
    'SK Bratislava, SM San_Marino, TR Istanbul, UA Kyiv, VA Vatican, XK Belgrade',
  Indian:
    'CC Cocos, CX Christmas, DG Chagos, IO Chagos, KM Comoro, MG Antananarivo, MU Mauritius, MV Maldives, ' +
    'RE Reunion, SC Mahe, TF Kerguelen, YT Mayotte',
  Pacific:
    'AS Pago_Pago, CK Rarotonga, CL Easter, EC Galapagos, FJ Fiji, FM Chuuk, GU Guam, KI Tarawa, MH Majuro, ' +
    'MP Saipan, NC Noumea, NF Norfolk, NR Nauru, NU Niue, NZ Auckland, PF Tahiti, PG Port_Moresby, PN Pitcairn, ' +
    'PW Palau, SB Guadalcanal, TK Fakaofo, TO Tongatapu, TV Funafuti, UM Midway, US Honolulu, VU Efate, ' +
    'WF Wallis, WS Apia',
};

/** UTC-12, where a calendar day begins last. */
const UNKNOWN_COUNTRY = 'Etc/GMT+12';

const zones = new Map(
  Object.entries(ZONES).flatMap(([area, places]) =>
    places.split(', ').map((place) => [place.slice(0, 2), `${area}/${place.slice(3)}`] as const),
  ),
);

/** The IANA time zone of trips to a country. */
export function timeZoneOf(country: string): string {
  return zones.get(countryCode(country) ?? '') ?? UNKNOWN_COUNTRY;
}

/** The destination's own time zone, or its country's. */
export function zoneOfPlace({
  country,
  timeZone,
}: {
  timeZone: string | null;
  country: string;
}): string {
  return timeZone ?? timeZoneOf(country);
}

/** A booking's time zone. Rows of an older version have none and get the country's. */
export function zoneOfTrip({
  timeZone,
  travelCountry,
}: {
  timeZone: string | null;
  travelCountry: string;
}): string {
  return timeZone ?? timeZoneOf(travelCountry);
}

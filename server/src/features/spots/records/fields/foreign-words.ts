import { type Language, searchText } from '@wayfarer/contract';

type Other = Exclude<Language, 'en' | 'en-XA'>;

/**
 * Words that travelers type in other languages for kinds, moods and objects. The first column is an English word of a
 * destination; the others are the words for it.
 */
const WORDS: readonly (readonly [english: string, Partial<Record<Other, string>>])[] = [
  [
    'beaches',
    {
      de: 'strand strände meer baden',
      es: 'playa playas mar costa',
      fr: 'plage plages mer côte',
      ar: 'شاطئ شواطئ بحر',
    },
  ],
  [
    'mountains',
    { de: 'berg berge gebirge', es: 'montaña montañas', fr: 'montagne montagnes', ar: 'جبل جبال' },
  ],
  [
    'hiking',
    {
      de: 'wandern wanderung wanderungen bergsteigen',
      es: 'senderismo caminata caminatas excursión',
      fr: 'randonnée randonnées marche',
      ar: 'مشي تسلق',
    },
  ],
  [
    'cities',
    {
      de: 'stadt städte städtereise städtetrip',
      es: 'ciudad ciudades escapada urbana',
      fr: 'ville villes citadin',
      ar: 'مدينة مدن',
    },
  ],
  [
    'history',
    {
      de: 'geschichte historisch sehenswürdigkeiten kultur',
      es: 'historia histórico monumento cultura',
      fr: 'histoire historique monument patrimoine',
      ar: 'تاريخ آثار',
    },
  ],
  [
    'landscape',
    { de: 'natur landschaft', es: 'naturaleza paisaje', fr: 'nature paysage', ar: 'طبيعة' },
  ],
  [
    'adventures',
    { de: 'abenteuer', es: 'aventura aventuras', fr: 'aventure aventures', ar: 'مغامرة' },
  ],
  ['island', { de: 'insel inseln', es: 'isla islas', fr: 'île îles', ar: 'جزيرة جزر' }],
  [
    'castle',
    {
      de: 'schloss schlösser burg palast',
      es: 'castillo castillos palacio',
      fr: 'château châteaux palais',
      ar: 'قلعة قصر',
    },
  ],
  ['desert', { de: 'wüste wüsten dünen', es: 'desierto dunas', fr: 'désert dunes', ar: 'صحراء' }],
  [
    'diving',
    { de: 'tauchen schnorcheln riff', es: 'buceo bucear arrecife', fr: 'plongée récif', ar: 'غوص' },
  ],
  [
    'waterfall',
    {
      de: 'wasserfall wasserfälle',
      es: 'cascada cascadas catarata cataratas',
      fr: 'cascade cascades chutes',
      ar: 'شلال شلالات',
    },
  ],
  [
    'safari',
    {
      de: 'safari wildtiere tiere',
      es: 'safari animales fauna',
      fr: 'safari animaux faune',
      ar: 'سفاري',
    },
  ],
  ['lake', { de: 'see seen', es: 'lago lagos', fr: 'lac lacs', ar: 'بحيرة' }],
  ['temple', { de: 'tempel', es: 'templo templos', fr: 'temple temples', ar: 'معبد معابد' }],
  [
    'museum',
    { de: 'museum museen kunst', es: 'museo museos arte', fr: 'musée musées art', ar: 'متحف' },
  ],
  [
    'balloon',
    {
      de: 'ballon ballonfahrt heißluftballon',
      es: 'globo globos',
      fr: 'montgolfière ballon',
      ar: 'منطاد',
    },
  ],
  [
    'aurora',
    {
      de: 'nordlicht nordlichter polarlicht polarlichter',
      es: 'aurora auroras boreal boreales',
      fr: 'aurore aurores boréale boréales',
      ar: 'الشفق القطبي',
    },
  ],
  ['volcano', { de: 'vulkan vulkane', es: 'volcán volcanes', fr: 'volcan volcans', ar: 'بركان' }],
  ['snow', { de: 'schnee winter', es: 'nieve invierno', fr: 'neige hiver', ar: 'ثلج' }],
  [
    'families',
    {
      de: 'familie familien kinder familienurlaub',
      es: 'familia familias niños',
      fr: 'famille familles enfants',
      ar: 'عائلة أطفال',
    },
  ],
  [
    'honeymoon',
    {
      de: 'romantisch flitterwochen hochzeitsreise',
      es: 'romántico luna miel',
      fr: 'romantique lune miel',
      ar: 'رومانسي',
    },
  ],
  [
    'cuisine',
    { de: 'essen kulinarisch', es: 'comida gastronomía', fr: 'cuisine gastronomie', ar: 'طعام' },
  ],
  [
    'relaxing',
    { de: 'ruhig erholung entspannung', es: 'tranquilo relax', fr: 'calme détente', ar: 'هادئ' },
  ],
  ['train', { de: 'zug bahn eisenbahn', es: 'tren trenes', fr: 'train trains', ar: 'قطار' }],
  ['flowers', { de: 'blumen blüten', es: 'flores', fr: 'fleurs', ar: 'زهور' }],
];

export function foreignWords(
  languages: readonly Language[],
  english: ReadonlySet<string>,
): string[] {
  const meant = WORDS.filter(([word]) => english.has(word));
  return meant.flatMap(([, inOthers]) =>
    languages.flatMap((language) => {
      const words = (inOthers as Partial<Record<Language, string>>)[language];
      return words === undefined ? [] : searchText(words).split(' ');
    }),
  );
}

export interface Service {
  /** The last part of its address. */
  slug: 'planning' | 'hotels' | 'flights' | 'cars' | 'insurance';
  title: string;
  text: string;
  picture: string;
  intro: string;
  steps: readonly { title: string; text: string }[];
  limits: string;
}

/** What the agency does beside its destinations, each in its own words. */
export const services: readonly Service[] = [
  {
    slug: 'planning',
    title: 'Trip planning',
    text: 'You bring the wish, we bring the order of the days.',
    picture: '/media/destinations/hoi-an-ancient-town-960.webp',
    intro:
      'A good plan has a reason for every day and one afternoon without any. We put together where to go first, how long to stay and what to leave out.',
    steps: [
      {
        title: 'You write what matters',
        text: 'Who travels, when, what you would like to come home knowing, and what you never want to do again.',
      },
      {
        title: 'We sketch a route',
        text: 'Two at most, each with its price per day and the days it needs.',
      },
      {
        title: 'You change it, we book it',
        text: 'Nothing is booked before you say so. Until it is paid, dates and length stay yours to change.',
      },
    ],
    limits: 'We do not plan expeditions that need a permit for climbing or diving below 40 metres.',
  },
  {
    slug: 'hotels',
    title: 'Hotels',
    text: 'Four stars, a quiet room, and a breakfast worth getting up for.',
    picture: '/media/destinations/positano-960.webp',
    intro:
      'Every trip in the catalogue includes a 4-star hotel. We choose by three things: can you sleep, can you walk to what you came for, and does somebody answer at night.',
    steps: [
      {
        title: 'Included from the start',
        text: 'The hotel is part of the cost per day. There is no second bill for it.',
      },
      {
        title: 'Tell us what you need',
        text: 'A room on the ground floor, a cot, two beds: write it when you book and we pass it on.',
      },
      {
        title: 'If it is not as described',
        text: 'Call us from the lobby. That is when we can still change something.',
      },
    ],
    limits: 'We cannot promise a certain room number or view; hotels decide that on the day.',
  },
  {
    slug: 'flights',
    title: 'Flights',
    text: 'There and back, at hours a person can bear.',
    picture: '/media/destinations/cappadocia-balloons-960.webp',
    intro:
      'The flight is part of every package. We look for one change at most, and for a connection that survives a delay.',
    steps: [
      {
        title: 'You choose the date',
        text: 'The travel date of your booking is the day of departure.',
      },
      {
        title: 'We confirm within 24 hours',
        text: 'With the flight, its times and what you may carry.',
      },
      {
        title: 'We watch it',
        text: 'If times move, you hear it from us, with another proposal where the new ones do not work.',
      },
    ],
    limits:
      'Names on tickets must be those in the passport. Corrections after booking cost what the airline asks.',
  },
  {
    slug: 'cars',
    title: 'Car rental',
    text: 'For the places that no train has found yet.',
    picture: '/media/destinations/valensole-lavender-960.webp',
    intro:
      'Local transfers are included. Where a car of your own is the better way, we say so and arrange one, with the second driver and the small print read for you.',
    steps: [
      {
        title: 'Ask for it',
        text: 'Write to us after you have booked. Name the days, the drivers and their age.',
      },
      {
        title: 'Get one price',
        text: 'With insurance, without excess, all kilometres. What is extra stands there as extra.',
      },
      {
        title: 'Pick it up',
        text: 'At the airport or the station. Take pictures of all four sides before you drive off.',
      },
    ],
    limits:
      'Most countries ask for a driver of at least 21 years with a licence held for one year.',
  },
  {
    slug: 'insurance',
    title: 'Travel insurance',
    text: 'Included, and explained before you need it.',
    picture: '/media/destinations/old-man-of-storr-960.webp',
    intro:
      'Every booking includes travel insurance. It is there for the broken ankle and the lost suitcase, and for the trip that has to wait because somebody at home fell ill.',
    steps: [
      {
        title: 'Before the trip',
        text: 'Cancel at least 48 hours before the travel date. Later, the insurance decides by the reason.',
      },
      {
        title: 'On the way',
        text: 'Call us first. We know whom to call next, in which language.',
      },
      {
        title: 'Afterwards',
        text: 'Keep bills and reports. Send them together, once, and we follow them up.',
      },
    ],
    limits:
      'Not covered: what you knew before you booked, racing, and anything forbidden where you are.',
  },
];

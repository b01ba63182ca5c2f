import type { ServiceName } from '@wayfarer/contract';

export interface Service {
  /** The last segment of its address. */
  slug: ServiceName;
  title: string;
  text: string;
  picture: string;
  intro: string;
  steps: readonly { title: string; text: string }[];
  limits: string;
}

/** Services that the agency can offer besides its destinations. */
export const services: readonly Service[] = [
  {
    slug: 'planning',
    title: 'Trip planning',
    text: 'Tell us about your dream trip, and we’ll plan the days.',
    picture: '/media/destinations/hoi-an-ancient-town-960.webp',
    intro:
      'A good plan has a reason for every day and one afternoon without any. We work out where to go first, how long to stay and what to leave out.',
    steps: [
      {
        title: 'You tell us what matters',
        text: 'Who’s traveling, when, what you want to see, and what you’d rather avoid.',
      },
      {
        title: 'We sketch a route',
        text: 'Two at most, each with its price per adult and day, and the number of days.',
      },
      {
        title: 'You change it, we book it',
        text: 'We book nothing until you agree. You can change the dates and length until you pay.',
      },
    ],
    limits: 'We don’t plan expeditions that need a climbing permit, or diving below 40 meters.',
  },
  {
    slug: 'hotels',
    title: 'Hotels',
    text: 'Four stars, a quiet room, and a breakfast worth getting up for.',
    picture: '/media/destinations/positano-960.webp',
    intro:
      'Every trip in the catalog includes a 4-star hotel. We look for three things: a quiet night, sights within walking distance, and a front desk that answers at night.',
    steps: [
      {
        title: 'Included from the start',
        text: 'The hotel is part of the cost per day. There’s no second bill.',
      },
      {
        title: 'Tell us what you need',
        text: 'A ground-floor room, a crib, two beds: book first, then send us a message with your travel date, and we’ll pass it on.',
      },
      {
        title: 'If it’s not as described',
        text: 'Call us from the lobby, while we can still change something.',
      },
    ],
    limits: 'We can’t promise a specific room or view; hotels decide that on the day.',
  },
  {
    slug: 'flights',
    title: 'Flights',
    text: 'There and back, at reasonable hours.',
    picture: '/media/destinations/cappadocia-balloons-960.webp',
    intro:
      'The flight is part of every package. We look for one change at most, and for a connection that survives a delay.',
    steps: [
      {
        title: 'You choose the date',
        text: 'The travel date of your booking is the day of departure.',
      },
      {
        title: 'We confirm it',
        text: 'You get your flight, its times and your baggage allowance.',
      },
      {
        title: 'We watch it',
        text: 'If times change, we let you know and offer an alternative if the new times do not work.',
      },
    ],
    limits:
      'Names on tickets must match the passport. Corrections after booking cost what the airline charges.',
  },
  {
    slug: 'cars',
    title: 'Car rental',
    text: 'For places that no train reaches.',
    picture: '/media/destinations/valensole-lavender-960.webp',
    intro:
      'Local transfers are included. If a rental car is the better option, we’ll say so and arrange one, with a second driver and no surprises in the fine print.',
    steps: [
      {
        title: 'Ask for it',
        text: 'Book first, then send us a message with the days, the drivers and their ages.',
      },
      {
        title: 'Get one price',
        text: 'Insurance without a deductible and unlimited mileage are included. Any extras are listed.',
      },
      {
        title: 'Pick it up',
        text: 'At the airport or the station. Take pictures of all four sides before you drive off.',
      },
    ],
    limits:
      'Most countries require drivers to be at least 21 and to have held a license for a year.',
  },
  {
    slug: 'insurance',
    title: 'Travel insurance',
    text: 'Included, and explained before you need it.',
    picture: '/media/destinations/old-man-of-storr-960.webp',
    intro:
      'Every booking includes travel insurance. It covers the broken ankle, the lost suitcase, and the trip you have to postpone because someone at home falls ill.',
    steps: [
      {
        title: 'Before the trip',
        text: 'Cancel in My bookings, where you’ll see how much you get back and until when. For the rest, the insurer decides case by case.',
      },
      {
        title: 'On the way',
        text: 'Call us first. We know who to call next, and in which language.',
      },
      {
        title: 'Afterwards',
        text: 'Keep bills and reports. Send them to us together and we’ll follow up.',
      },
    ],
    limits:
      'Not covered: conditions you knew of before you booked, racing, and anything illegal where you are.',
  },
];

import type { ServiceName } from '@wayfarer/contract';
import { serviceTexts } from './services.texts.js';

export interface Service {
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
    picture: '/media/destinations/hoi-an-ancient-town-960.webp',
    ...serviceTexts.planning,
  },
  {
    slug: 'hotels',
    picture: '/media/destinations/positano-960.webp',
    ...serviceTexts.hotels,
  },
  {
    slug: 'flights',
    picture: '/media/destinations/cappadocia-balloons-960.webp',
    ...serviceTexts.flights,
  },
  {
    slug: 'cars',
    picture: '/media/destinations/valensole-lavender-960.webp',
    ...serviceTexts.cars,
  },
  {
    slug: 'insurance',
    picture: '/media/destinations/old-man-of-storr-960.webp',
    ...serviceTexts.insurance,
  },
];

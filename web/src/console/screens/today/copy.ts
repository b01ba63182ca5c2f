import * as catalog from './copy.texts.js';

export { bookingsText, peopleText } from './copy.texts.js';

export const todayTexts = {
  ...catalog.todayTexts,
  leaving: (count: number, open: number) => {
    if (count === 0) return catalog.todayTexts.none;
    return open === 0
      ? catalog.todayTexts.allIn(count)
      : catalog.todayTexts.toCheckIn({ count, open });
  },
} as const;

export const moneyTexts = {
  ...catalog.moneyTexts,
  zone: (zone: string) => catalog.moneyTexts.zone(zone.replaceAll('_', ' ')),
} as const;

export { belowTexts, tileTexts, toDoTexts, departuresTexts, aheadTexts } from './copy.texts.js';

export { outstandingTexts, goingBackTexts, bookedTexts } from './copy.texts.js';

export { leftTexts } from './copy.texts.js';

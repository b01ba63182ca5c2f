import { staff } from '../staff.ts';

export const listSubscribers = staff(
  'GET',
  '/operator/newsletter',
  'newsletter.export',
  'Messages',
);
export const countSubscribers = staff(
  'GET',
  '/operator/newsletter/count',
  'newsletter.export',
  'Messages',
);
export const exportSubscribers = staff(
  'GET',
  '/operator/newsletter.csv',
  'newsletter.export',
  'Messages',
);

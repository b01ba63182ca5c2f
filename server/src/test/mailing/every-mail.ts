import { TO_AGENCY } from './mails-to-agency.ts';
import { TO_PEOPLE } from './mails-to-people.ts';
import { TO_TRAVELERS } from './mails-to-travelers.ts';
import { WITH_PLANS } from './mails-with-plans.ts';
import type { SampleMail } from './sample-mail.ts';

/** Every email that the product writes, in each form that has its own sentences. */
export const EVERY_MAIL: Readonly<Record<string, SampleMail>> = {
  ...TO_TRAVELERS,
  ...WITH_PLANS,
  ...TO_PEOPLE,
  ...TO_AGENCY,
};

import {
  type Booking,
  type createBooking as endpoint,
  type ParsedInputOf,
} from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { ProblemError } from '../../../problem-error.ts';
import { lockUserForShare } from '../../users/index.ts';
import { mayBookAs } from '../policy.ts';
import { presentBooking } from '../present.ts';
import { mailBooked } from './mail-booked.ts';
import { writeBooking } from './write-booking.ts';

type Input = ParsedInputOf<typeof endpoint>['body'];

/**
 * Books a trip for the caller. Throws `forbidden`, `invalid_input`, `not_signed_in`, `spot_unknown`,
 * `not_bookable_then`, `price_changed`, `party_not_allowed`, `amount_too_large`.
 */
export async function createBooking(context: UserContext, input: Input): Promise<Booking> {
  const { actor, config, db } = context;
  if (!mayBookAs(actor, input.travelEmail)) {
    throw new ProblemError('forbidden', 'You can book under your own email address only.');
  }
  const usual = await context.settings.read('booking.included');
  const remindBefore = await context.settings.read('mails.reminder.daysBefore');
  return db.orm.transaction(async (tx) => {
    // Otherwise a concurrent deletion of the account would miss the booking, and the person's name in it.
    if (!(await lockUserForShare(tx, actor.uid)))
      throw new ProblemError('not_signed_in', 'Please sign in.');
    const by = { kind: 'traveller', userId: actor.uid } as const;
    const { booking, terms } = await writeBooking(context, tx, { input, owner: actor, by, usual });
    await mailBooked(context, tx, { booking, terms, remindBefore });
    return presentBooking(booking, { charge: config.charge, payments: [], terms });
  });
}

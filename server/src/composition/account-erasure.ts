import { keepWhoBegan } from '../features/booking-batches/index.ts';
import { eraseNotesOf, eraseNotesOfGuest } from '../features/booking-history/index.ts';
import {
  detachBookings,
  eraseGuestBookings,
  findGuest,
} from '../features/booking-records/index.ts';
import {
  eraseCashTextsOf,
  eraseCashTextsOfGuest,
  keepWhoEntered,
} from '../features/counter-payments/index.ts';
import type { AppContext } from '../context.ts';
import {
  forgetNameOfContributor,
  forgetReasonsOf,
  forgetReasonsOfGuest,
  keepNamesOf,
} from '../features/audit/index.ts';
import { deleteClaimsOf } from '../features/booking-claims/index.ts';
import {
  deleteContactMessages,
  deleteOwnContactMessages,
  forgetWhoAnswered,
} from '../features/contact/index.ts';
import { forgetWhoNoted } from '../features/customers/index.ts';
import { deleteGuest } from '../features/guests/index.ts';
import { deleteNewsletterConsent } from '../features/newsletter/index.ts';
import { forgetCompaniesOf, forgetCompaniesOfGuest } from '../features/papers/index.ts';
import { deleteLinksOf, deleteLinksOfGuest } from '../features/payment-links/index.ts';
import {
  closeTravelerPayments,
  openBusinessOf,
  openBusinessOfGuest,
  detachPayer,
  keepWhoRefunded,
} from '../features/payments/index.ts';
import { erasePictures } from '../features/pictures/index.ts';
import { forgetPolicyMaker } from '../features/policies/index.ts';
import { partReviews } from '../features/reviews/index.ts';
import { deleteAllSaved } from '../features/saved-places/index.ts';
import { forgetSettingTranslator } from '../features/settings/index.ts';
import { forgetTranslator, forgetWhoSaid, partSpots } from '../features/spots/index.ts';
import { eraseTransferTextsOf, eraseTransferTextsOfGuest } from '../features/statements/index.ts';
import { deleteSharesOf } from '../features/trips/index.ts';
import type { AccountErasure } from '../features/users/index.ts';
import { deleteKeysOf } from '../idempotency/store.ts';
import { forgetHeld } from '../mails/unproved-mailboxes.ts';

/** Erases an account or a guest in all features. */
export function accountErasure(context: AppContext): AccountErasure {
  return {
    prepare: (uid) => closeTravelerPayments(context, uid),
    openBusiness: (executor, uid) => openBusinessOf(context, executor, uid),
    erase: async (tx, uid, places) => {
      await keepNamesOf(tx, uid);
      await keepWhoBegan(tx, uid);
      await keepWhoEntered(tx, uid);
      await keepWhoRefunded(tx, uid);
      await deleteSharesOf(tx, uid);
      await deleteLinksOf(tx, uid);
      await deleteAllSaved(tx, uid);
      await partReviews(tx, uid);
      await eraseNotesOf(tx, uid);
      await eraseCashTextsOf(tx, uid);
      await eraseTransferTextsOf(tx, uid);
      await forgetCompaniesOf(tx, uid);
      await forgetReasonsOf(tx, uid);
      await detachBookings(tx, uid);
      await detachPayer(context, tx, uid);
      await partSpots(context, tx, { uid, places });
      await forgetNameOfContributor(tx, uid);
      await erasePictures(tx, uid);
      await forgetWhoSaid(tx, uid);
      await forgetTranslator(tx, uid);
      await forgetSettingTranslator(tx, uid);
      await forgetPolicyMaker(tx, uid);
      await forgetHeld(tx, uid);
      await deleteOwnContactMessages(tx, uid);
      await forgetWhoAnswered(tx, uid);
      await forgetWhoNoted(tx, uid);
      await deleteKeysOf(tx, uid);
    },
    findGuest,
    openBusinessOfGuest: (executor, guest) => openBusinessOfGuest(context, executor, guest),
    eraseGuest: async (tx, guest) => {
      await eraseNotesOfGuest(tx, guest);
      await eraseCashTextsOfGuest(tx, guest);
      await eraseTransferTextsOfGuest(tx, guest);
      await forgetCompaniesOfGuest(tx, guest);
      await deleteLinksOfGuest(tx, guest);
      await forgetReasonsOfGuest(tx, guest);
      const deleted = await eraseGuestBookings(tx, guest);
      if (guest.id !== null) await deleteGuest(tx, guest.id);
      return deleted;
    },
    eraseAddress: async (tx, emailKey) => {
      await deleteContactMessages(tx, emailKey);
      await deleteNewsletterConsent(tx, emailKey);
      await deleteClaimsOf(tx, emailKey);
    },
  };
}

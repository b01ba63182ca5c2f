import { ProblemError } from '../../problem-error.ts';

/** The one error for every voucher that can't be used, so that no one learns which codes exist. */
export const giftNotValid = () =>
  new ProblemError('gift_not_valid', "This gift voucher can't be used. Please check the code.", {
    field: 'code',
  });

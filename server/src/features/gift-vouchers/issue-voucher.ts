import {
  addDays,
  GIFT_YEARS_MAX,
  maxMinorUnits,
  minorStep,
  type BodyOf,
  type CalendarDay,
  type OutputOf,
  type issueGiftVoucher as endpoint,
  showGiftCode,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { wordsIn } from '../../mails/words-in.ts';
import { invalidInput } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { agencyDay } from '../settings/index.ts';
import { drawGiftCode, endOfGiftCode, hashGiftCode } from './gift-code.ts';
import { presentVoucher } from './present.ts';
import { insertEntry } from './store/entries.ts';
import { insertVoucher, type VoucherRow } from './store/vouchers.ts';

const YEAR_DAYS = 366;

type Input = BodyOf<'issueGiftVoucher'>;

/**
 * Issues a gift voucher, records how it was paid for as its first entry, and emails the code to the buyer if staff wish.
 * Throws `invalid_input`.
 */
export async function issueGiftVoucher(
  context: UserContext,
  input: Input,
): Promise<OutputOf<typeof endpoint>> {
  const { clock, config, db, newId } = context;
  const today = await agencyDay(context);
  refuse(input, config.currency, today);
  const code = drawGiftCode();
  const voucher: VoucherRow = {
    id: newId(),
    codeHash: hashGiftCode(code),
    codeEnd: endOfGiftCode(code),
    currency: config.currency,
    expiresOn: input.expiresOn,
    note: input.note ?? '',
    createdAt: clock.now(),
    endedAt: null,
    endReason: null,
  };
  await db.orm.transaction((tx) => write(context, tx, { ...input, code, today, voucher }));
  const { amount } = input;
  return {
    voucher: presentVoucher({ voucher, amount, left: amount }, today),
    code: showGiftCode(code),
  };
}

function refuse({ amount, expiresOn }: Input, currency: string, today: CalendarDay): void {
  if (amount > maxMinorUnits(currency)) throw invalidInput('amount', 'is too large');
  if (amount % minorStep(currency) !== 0) {
    throw invalidInput('amount', 'has more decimal places than cards allow');
  }
  if (expiresOn === null) return;
  if (expiresOn < today) throw invalidInput('expiresOn', "can't be in the past");
  if (expiresOn > addDays(today, GIFT_YEARS_MAX * YEAR_DAYS)) {
    throw invalidInput('expiresOn', `can't be more than ${GIFT_YEARS_MAX} years away`);
  }
}

type NewVoucher = Input & { code: string; today: CalendarDay; voucher: VoucherRow };

async function write(
  context: UserContext,
  tx: Tx,
  { amount, code, mail, method, today, voucher }: NewVoucher,
): Promise<void> {
  const { actor, config, newId } = context;
  const { createdAt, currency, expiresOn, id } = voucher;
  await insertVoucher(tx, voucher);
  await insertEntry(tx, {
    id: newId(),
    voucherId: id,
    kind: 'issued',
    minor: amount,
    at: createdAt,
    method,
    receivedOn: today,
    bookingId: null,
    counterPaymentId: null,
    byUserId: actor.uid,
    byName: null, // written by the database
  });
  await recordAct(context, tx, 'gift_issued', id, { amount, currency, method });
  if (mail === undefined) return;
  const { publicUrl, write: words } = wordsIn(config, mail.language ?? null);
  const gift = { amount, currency, expiresOn, code: showGiftCode(code) };
  await context.mail.enqueue(tx, words.giftVoucherMail(publicUrl, mail.to, gift));
}

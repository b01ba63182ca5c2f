import { z } from 'zod/mini';
import * as faults from '../../words/forms/operator.texts.js';
import { amountFaultText, readAmount } from '../../rules/money/amounts/amount.ts';
import { EXTRA_PERMISSIONS, MEMBER_ROLES } from '../../rules/people/permissions.ts';

/** The server checks the address's format. */
export const ColleagueForm = z.object({
  email: z.string().check(z.trim(), z.minLength(1, faults.theirEmail)),
});

export const InvitationForm = z.extend(ColleagueForm, { role: z.enum(MEMBER_ROLES) });

/** The output has the refund limit in minor units, or null if there is none. */
export const memberForm = (currency: string) =>
  z.object({
    role: z.enum(MEMBER_ROLES),
    extra: z.array(z.enum(EXTRA_PERMISSIONS)),
    refundLimit: z.pipe(
      z.string(),
      z.transform((typed, { issues }) => {
        if (typed.trim() === '') return null;
        const read = readAmount(typed, currency, { least: 0 });
        if (read.ok) return read.minor;
        const message =
          read.reason === 'unclear' ? amountFaultText(read, currency, 'amount') : faults.limit;
        issues.push({ code: 'custom', input: typed, message });
        return null;
      }),
    ),
  });

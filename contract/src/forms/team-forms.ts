import { z } from 'zod/mini';
import { fromMajorUnits } from '../rules/money/currency.ts';
import { EXTRA_PERMISSIONS, MEMBER_ROLES } from '../rules/people/permissions.ts';

/** The address of somebody who is to join the team; what is wrong with it, the server says. */
export const ColleagueForm = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Enter their email address.')),
});

/** The same, for an invitation. */
export const InvitationForm = z.extend(ColleagueForm, { role: z.enum(MEMBER_ROLES) });

/** An amount as it is typed: null for nothing, undefined for what is no amount. */
function limitOf(typed: string, currency: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const major = Number(typed);
  return major < 0 ? undefined : (fromMajorUnits(major, currency) ?? undefined);
}

/** What a member of the team may do; the limit in minor units, null without one. */
export const memberForm = (currency: string) =>
  z.object({
    role: z.enum(MEMBER_ROLES),
    extra: z.array(z.enum(EXTRA_PERMISSIONS)),
    refundLimit: z.pipe(
      z
        .string()
        .check(
          z.refine(
            (typed) => limitOf(typed, currency) !== undefined,
            'Write an amount such as 250',
          ),
        ),
      z.transform((typed) => limitOf(typed, currency) ?? null),
    ),
  });

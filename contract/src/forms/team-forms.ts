import { z } from 'zod/mini';
import { fromMajorUnits } from '../rules/money/currency.ts';
import { EXTRA_PERMISSIONS, MEMBER_ROLES } from '../rules/people/permissions.ts';

/** The address of a future team member; the server checks its format. */
export const ColleagueForm = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Enter their email address.')),
});

/** An invitation to the team. */
export const InvitationForm = z.extend(ColleagueForm, { role: z.enum(MEMBER_ROLES) });

/** Parses a typed amount into minor units: null if empty, undefined if invalid. */
function limitOf(typed: string, currency: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const major = Number(typed);
  return major < 0 ? undefined : (fromMajorUnits(major, currency) ?? undefined);
}

/** A team member's role and rights. Outputs the refund limit in minor units, or null without one. */
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
            'Enter an amount such as 250',
          ),
        ),
      z.transform((typed) => limitOf(typed, currency) ?? null),
    ),
  });

import userEvent from '@testing-library/user-event';
import {
  policySentences,
  type PolicyExceptionEntry,
  type PolicyFamily,
  USUAL_TERMS,
} from '@wayfarer/contract';
import { type fakeApi, fakeApi as answering, ok } from '../../../../test/fake-api.ts';
import { ADA } from '../../../../test/fake-identity.ts';
import { renderInConsole } from '../../../../test/render-in-console.tsx';
import { facetsOf } from '../../../../features/spots/test/spots.ts';
import { aStaffPerson } from '../../../test/booking-list-items.ts';
import { StaffContext } from '../../../kit/staff/staff.ts';
import { TermsScreen } from '../terms-screen.tsx';

const MADE = '2026-11-20T12:00:00.000Z';

export function aFamily(
  family: string,
  name: string,
  { versions = 1, ...change }: Partial<Omit<PolicyFamily, 'versions'>> & { versions?: number } = {},
): PolicyFamily {
  const { windows, ...terms } = USUAL_TERMS;
  const version = {
    ...terms,
    windows: [...windows],
    sentences: policySentences(USUAL_TERMS),
    name,
  };
  return {
    family,
    isDefault: false,
    retiredAt: null,
    spots: 0,
    ...change,
    versions: Array.from({ length: versions }, (_, at) => ({
      ...version,
      version: versions - at,
      createdAt: MADE,
      createdBy: null,
    })),
  };
}

export const STORM: PolicyExceptionEntry = {
  _id: 'storm',
  offerId: null,
  country: 'nepal',
  fromDay: '2027-04-10',
  toDay: '2027-04-20',
  refundPercent: 100,
  reason: 'The pass is closed.',
  createdAt: MADE,
  endedAt: null,
};

const TEMPLATE = {
  ...USUAL_TERMS,
  name: 'Moderate',
  windows: [
    { hoursBefore: 120, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
  ],
  sentences: [],
};

/** Opens the screen with these terms. `answers` override the responses. */
export function openTerms(
  answers: Parameters<typeof fakeApi>[0] = {},
  {
    families = [aFamily('usual', '48 hours', { isDefault: true })],
    exceptions = [] as PolicyExceptionEntry[],
  } = {},
) {
  const { api, callsOf } = answering({
    'GET /operator/policies': () => ok({ families: [...families], templates: [TEMPLATE] }),
    'GET /operator/policyExceptions': () => ok([...exceptions]),
    'GET /allSpots/facets': () =>
      ok({ ...facetsOf(3), countries: [{ country: 'Nepal', count: 3 }] }),
    ...answers,
  });
  renderInConsole(
    <StaffContext value={{ ...aStaffPerson(), role: 'owner', menu: [] }}>
      <TermsScreen />
    </StaffContext>,
    { api, user: ADA },
  );
  return { callsOf, person: userEvent.setup() };
}

import { expect, test } from 'vitest';
import { type PolicyFields, PolicyForm } from './policy-form.ts';

type Step = PolicyFields['windows'][number];

const step = (hoursBefore: string, refundPercent: string, unit: Step['unit'] = 'days'): Step => ({
  hoursBefore,
  refundPercent,
  unit,
});

const TERMS: PolicyFields = {
  name: ' Treks ',
  windows: [step('14', '80'), step('36', '50', 'hours')],
  basis: 'paid',
  coolingOffHours: '',
  coolingOffNotWithinHours: '168',
};

const faultsOf = (change: Partial<PolicyFields>) =>
  Object.fromEntries(
    (PolicyForm.safeParse({ ...TERMS, ...change }).error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.message,
    ]),
  );

test('terms as they are typed become what the API takes', () => {
  expect(PolicyForm.parse(TERMS)).toEqual({
    name: 'Treks',
    windows: [
      { hoursBefore: 336, refundPercent: 80 },
      { hoursBefore: 36, refundPercent: 50 },
    ],
    basis: 'paid',
    coolingOffHours: 0,
    coolingOffNotWithinHours: 168,
  });
});

test.each<[Partial<PolicyFields>, Record<string, string>]>([
  [{ name: ' ' }, { name: 'Enter a name.' }],
  [
    { windows: [step('', '0')] },
    { 'windows.0.hoursBefore': 'Enter a whole number, at most 8760 hours.' },
  ],
  [
    { windows: [step('2', '101')] },
    { 'windows.0.refundPercent': 'Enter a whole number from 1 to 100.' },
  ],
  [
    { windows: [step('2', '50'), step('2', '40')] },
    { 'windows.1.hoursBefore': 'Must be closer to the trip than the previous step.' },
  ],
  [
    { windows: [step('2', '50'), step('1', '50')] },
    { 'windows.1.refundPercent': 'Must be lower than in the previous step.' },
  ],
  [{ coolingOffHours: '9999' }, { coolingOffHours: 'Enter a whole number, at most 8760 hours.' }],
])('says of %j what is to be mended, at its field', (change, faults) => {
  expect(faultsOf(change)).toMatchObject(faults);
});

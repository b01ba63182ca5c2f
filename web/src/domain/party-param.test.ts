import { ONE_ADULT } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';
import { partyParam, readParty } from './party-param.ts';

describe('a party in an address', () => {
  it('is read as it was written', () => {
    const family = { adults: 2, children: 1, infants: 3 };
    expect(readParty(partyParam(family))).toEqual(family);
  });

  it.each([null, undefined, 7, '', '2', '2-1', '0-2-0', '50-1-0', '-1-0-0', '1-0-0-0', 'a-b-c'])(
    'is one adult if it is %j',
    (text) => {
      expect(readParty(text)).toEqual(ONE_ADULT);
    },
  );
});

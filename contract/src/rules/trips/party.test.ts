import { describe, expect, it } from 'vitest';
import { ONE_ADULT, partyFault, partyFaultText, partyText } from './party.ts';
import { tripPhase } from './dates/trip-phase.ts';

describe('a party', () => {
  it.each([
    [{ adults: 1, children: 0, infants: 0 }, '1 adult'],
    [{ adults: 2, children: 1, infants: 0 }, '2 adults, 1 child'],
    [{ adults: 1, children: 2, infants: 1 }, '1 adult, 2 children, 1 infant'],
  ])('%o reads %s', (party, text) => {
    expect(partyText(party)).toBe(text);
    expect(partyFault(party, 20)).toBeNull();
  });

  it.each([
    [{ ...ONE_ADULT, adults: 0, children: 2 }, 20, 'no_adult'],
    [{ ...ONE_ADULT, infants: -1 }, 20, 'not_whole'],
    [{ ...ONE_ADULT, children: 0.5 }, 20, 'not_whole'],
    [{ ...ONE_ADULT, adults: Number.NaN }, 20, 'not_whole'],
    [{ adults: 2, children: 1, infants: 1 }, 3, 'too_many'],
    [{ adults: 51, children: 0, infants: 0 }, 1000, 'too_many'],
  ])('%o of at most %d is refused: %s', (party, most, fault) => {
    expect(partyFault(party, most)).toBe(fault);
  });

  it('says how many are too many', () => {
    expect(partyFaultText('too_many', 20)).toBe('must not be more than 20 people');
    expect(partyFaultText('too_many', 1)).toBe('must not be more than 1 person');
  });
});

describe('the phase of a trip', () => {
  const trip = { travelDate: '2027-04-12', days: 5 };
  it.each([
    ['2027-04-11', 'upcoming'],
    ['2027-04-12', 'under_way'],
    ['2027-04-16', 'under_way'],
    ['2027-04-17', 'over'],
  ])('on %s is %s', (today, phase) => {
    expect(tripPhase(trip, today)).toBe(phase);
  });
});

import { describe, expect, it } from 'vitest';
import { firstTravelDay, leadTimeRefusal, leadTimeText } from './lead-time.ts';

const TODAY = '2027-02-27';

describe('a lead time', () => {
  it('moves the first travel date, across the end of a month', () => {
    expect(firstTravelDay(TODAY, 0)).toBe(TODAY);
    expect(firstTravelDay(TODAY, 3)).toBe('2027-03-02');
  });

  it('refuses days before that date, and says which one is the first', () => {
    expect(leadTimeRefusal('2027-03-01', TODAY, { leadDays: 3 })).toBe(
      'This trip must be booked at least 3 days ahead. The first possible date is Mar 2, 2027.',
    );
    expect(leadTimeRefusal('2027-03-02', TODAY, { leadDays: 3 })).toBeNull();
    expect(leadTimeRefusal(TODAY, TODAY, { leadDays: 1 })).toContain('at least 1 day ahead');
    expect(leadTimeRefusal(TODAY, TODAY, { leadDays: 0 })).toBeNull();
  });

  it('lets a booked date stay', () => {
    const agreed = '2027-02-28';
    expect(leadTimeRefusal(agreed, TODAY, { leadDays: 30, agreed })).toBeNull();
    expect(leadTimeRefusal('2027-03-01', TODAY, { leadDays: 30, agreed })).not.toBeNull();
  });

  it('is told before booking', () => {
    expect(leadTimeText(1)).toBe('Book at least 1 day ahead.');
    expect(leadTimeText(7)).toBe('Book at least 7 days ahead.');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intentTexts } from './intent-texts.ts';

const trip = (travelSpot: string) => ({ travelSpot, travelDate: '2027-04-12', durationDays: 3 });

describe('the texts for the provider', () => {
  it('name the trip and no person', () => {
    expect(intentTexts(trip('Mount Fuji'))).toEqual({
      description: 'Trip to Mount Fuji, 3 days from 2027-04-12',
      statementSuffix: 'MOUNT FUJI',
    });
    expect(intentTexts(null)).toEqual({ description: 'Trip', statementSuffix: 'TRIP' });
  });

  it.each([
    ['Serengeti Plains', 'SERENGETI'],
    ['Chichén Itzá', 'CHICHEN'],
    ['Neuschwanstein', 'NEUSCHWANS'],
    ["L'Anse aux Meadows", 'L ANSE AUX'],
    ['富士山', 'TRIP'],
    ['360', 'TRIP'],
    ['', 'TRIP'],
  ])('write %s on a statement as %s', (place, suffix) => {
    expect(intentTexts(trip(place)).statementSuffix).toBe(suffix);
  });

  // docs.stripe.com/get-started/account/statement-descriptors: Latin characters, at least one letter,
  // none of < > \ ' " *, 22 characters with the prefix of up to ten and its separator.
  it('never contain what a statement can’t show', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (place) => {
        const { statementSuffix } = intentTexts(trip(place));
        expect(statementSuffix).toMatch(/^(?=.*[A-Z])[A-Z0-9 ]{1,10}$/);
      }),
    );
  });
});

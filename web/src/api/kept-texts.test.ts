import { expect, it } from 'vitest';
import { inPageLanguage } from './kept-texts.ts';

const translations = {
  language: 'de',
  texts: { en: { Lissabon: 'Lisbon', Jordanien: 'Jordan', Hafen: 'Harbor' } },
};

it('shows the kept texts of a destination in the page’s language, and people by their current names', () => {
  const booking = {
    travelSpot: 'Lissabon',
    travelCountry: 'Jordanien',
    travelName: 'Jordanien',
    itinerary: [{ day: 1, title: 'Hafen', text: 'Fado' }],
    translations,
  };
  expect(inPageLanguage([{ booking, place: 'Lissabon' }])).toEqual([
    {
      booking: {
        travelSpot: 'Lisbon',
        travelCountry: 'Jordan',
        travelName: 'Jordanien',
        itinerary: [{ day: 1, title: 'Harbor', text: 'Fado' }],
        translations,
      },
      place: 'Lissabon',
    },
  ]);
});

it('leaves responses without translations alone', () => {
  const spots = [{ spot: 'Lissabon', details: null, cost: 3 }];
  expect(inPageLanguage(spots)).toEqual(spots);
  expect(inPageLanguage('Lissabon')).toBe('Lissabon');
});

import { USUAL_PRICE_RULES } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';
import { aSpot } from '../test/spots.ts';
import { destinationData } from './destination-data.ts';

const site = { currency: 'usd', absolute: (path: string) => `https://agency.example${path}` };

describe('a destination’s offer for search engines', () => {
  it('is in stock, at one price, without limits and seasons', () => {
    const { offers } = destinationData(aSpot(), site);
    expect(offers).toMatchObject({
      price: '210.00',
      availability: 'https://schema.org/InStock',
      priceSpecification: { price: '210.00' },
    });
    expect(offers).not.toHaveProperty('availabilityStarts');
  });

  it('is available between the next and the last departure with room, and sold out if there is none', () => {
    const departures = { next: '2027-05-12', last: '2027-09-01' };
    expect(destinationData(aSpot({ departures }), site).offers).toMatchObject({
      availability: 'https://schema.org/InStock',
      availabilityStarts: '2027-05-12',
      availabilityEnds: '2027-09-01',
    });
    const timed = { ...departures, startTime: '14:30' };
    expect(destinationData(aSpot({ departures: timed }), site).offers).toMatchObject({
      availabilityStarts: '2027-05-12T14:30',
      availabilityEnds: '2027-09-01',
    });
    const none = destinationData(aSpot({ departures: { next: null, last: null } }), site).offers;
    expect(none).toMatchObject({ availability: 'https://schema.org/SoldOut' });
    expect(none).not.toHaveProperty('availabilityStarts');
  });

  it('has each season’s price with its days', () => {
    const seasons = [{ label: 'High', from: '2027-03-26', to: '2027-04-11', percent: 120 }];
    const prices = { ...USUAL_PRICE_RULES, seasons };
    expect(destinationData(aSpot({ prices }), site).offers).toMatchObject({
      price: '210.00',
      priceSpecification: [
        { price: '210.00' },
        { price: '252.00', validFrom: '2027-03-26', validThrough: '2027-04-11' },
      ],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { type SpotFields, spotForm, EMPTY_SPOT } from '@wayfarer/contract';
import { keptCost, fieldsOf, inputOf } from './spot-fields.ts';
import { ownSpot } from '../test/own-api.ts';

const filled: SpotFields = {
  ...EMPTY_SPOT,
  spot: 'Salt flats',
  country: 'Chile',
  cost: '120',
  image: 'https://pictures.example/salt.jpg',
};

describe('keptCost', () => {
  it.each([
    ['120', '120'],
    ['$120', '120'],
    ['1,200', '1,200'],
    ['139,50', '139,50'],
    ['a120b', '120'],
    ['€ 139,50 / day', '139,50 '],
    ['-5', '-5'],
    ['$1,200.50', '1,200.50'],
    ['12.', '12.'],
    ['1e3', '1e3'],
    ['1.2k', '1.2k'],
    ['free', ''],
    ['', ''],
  ])('keeps of %j only %j', (entered, digits) => {
    expect(keptCost(entered)).toBe(digits);
  });
});

describe('inputOf', () => {
  it('[spec §5 Add spot: trimmed] trims every text', () => {
    const spaced = {
      ...filled,
      spot: '  Salt flats ',
      location: ' Atacama ',
      travelTime: ' 3 days ',
      visitors: ' 20K ',
      image: ' https://pictures.example/salt.jpg ',
      description: '\n White to the horizon. ',
    };
    expect(inputOf(spotForm('usd').parse(spaced), 'usd')).toEqual({
      spot: 'Salt flats',
      country: 'Chile',
      location: 'Atacama',
      average_cost: '$120',
      seasonality: '',
      travel_time: '3 days',
      totalVisitorsPerYear: '20K',
      image: 'https://pictures.example/salt.jpg',
      description: 'White to the horizon.',
    });
  });

  it('returns the values that an unchanged edit form was filled with', () => {
    const spot = ownSpot({ average_cost: '$1,200.50', category: 'nature' });
    expect(inputOf(fieldsOf(spot), 'usd')).toEqual({
      spot: spot.spot,
      country: spot.country,
      location: spot.location,
      category: 'nature',
      average_cost: '$1200.50',
      seasonality: spot.seasonality,
      travel_time: spot.travel_time,
      totalVisitorsPerYear: spot.totalVisitorsPerYear,
      image: spot.image,
      description: spot.description,
    });
    expect(spotForm('usd').safeParse(fieldsOf(spot)).success).toBe(true);
  });
});

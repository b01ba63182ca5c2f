import { describe, expect, it } from 'vitest';
import {
  costWithSymbol,
  digitsOf,
  EMPTY_FIELDS,
  fieldsOf,
  firstFault,
  inputOf,
  type SpotFields,
} from './spot-fields.ts';
import { ownSpot } from '../test/own-api.ts';

const filled: SpotFields = {
  ...EMPTY_FIELDS,
  spot: 'Salt flats',
  country: 'Chile',
  cost: '120',
  image: 'https://pictures.example/salt.jpg',
};

describe('digitsOf', () => {
  it.each([
    ['120', '120'],
    ['$120', '120'],
    ['1,200', '1200'],
    ['a1b2', '12'],
    ['-5', '5'],
    ['$1,200.50', '1200'],
    ['12.', '12'],
    ['free', ''],
    ['', ''],
  ])('keeps the digits of %j as %j', (entered, digits) => {
    expect(digitsOf(entered)).toBe(digits);
  });
});

describe('costWithSymbol', () => {
  it.each([
    ['500', 'usd', '$500'],
    ['$500', 'usd', '$500'],
    [' 500 ', 'eur', '€500'],
    ['500', 'jpy', '¥500'],
    ['500', 'mxn', 'MX$500'],
    ['$500', 'mxn', '$500'],
    ['', 'usd', ''],
  ])('makes %j in %s into %j', (cost, currency, text) => {
    expect(costWithSymbol(cost, currency)).toBe(text);
  });
});

describe('firstFault', () => {
  it('[spec §5 Add spot: order of checks] finds name, country, cost and image in this order, one at a time', () => {
    const fields = { ...EMPTY_FIELDS };
    const found: string[] = [];
    for (const value of ['Salt flats', 'Chile', '120', 'https://pictures.example/salt.jpg']) {
      const fault = firstFault(fields, 'usd');
      found.push(fault?.message ?? 'none');
      if (fault) fields[fault.field] = value;
    }
    expect(found).toEqual([
      'Please enter a tourist spot name',
      'Please enter a country name',
      'Please enter the average cost',
      'Please provide an image URL',
    ]);
    expect(firstFault(fields, 'usd')).toBeNull();
  });

  it('takes blanks for nothing', () => {
    expect(firstFault({ ...filled, spot: '   ' }, 'usd')?.field).toBe('spot');
    expect(firstFault({ ...filled, image: ' ' }, 'usd')?.message).toBe(
      'Please provide an image URL',
    );
  });

  it('says what is wrong with a cost that cannot be charged', () => {
    expect(firstFault({ ...filled, cost: '0' }, 'usd')).toEqual({
      field: 'cost',
      message: 'The average cost must be at least one unit of the currency',
    });
    expect(firstFault({ ...filled, cost: '99999999999' }, 'usd')?.field).toBe('cost');
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', '//pictures.example/a.jpg', 'salt'])(
    'refuses %s as a picture',
    (image) => {
      expect(firstFault({ ...filled, image }, 'usd')).toEqual({
        field: 'image',
        message: 'The image URL must start with http:// or https://',
      });
    },
  );
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
    expect(inputOf(spaced, 'usd')).toEqual({
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

  it('gives back what an untouched edit form was filled with', () => {
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
    expect(firstFault(fieldsOf(spot), 'usd')).toBeNull();
  });
});

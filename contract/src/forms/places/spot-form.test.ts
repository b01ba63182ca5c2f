import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { costWithSymbol, spotForm } from './spot-form.ts';

type Fields = z.input<ReturnType<typeof spotForm>>;

const empty: Fields = {
  spot: '',
  country: '',
  cost: '',
  image: '',
  location: '',
  category: '',
  seasonality: '',
  travelTime: '',
  visitors: '',
  description: '',
  questions: '',
  hostName: '',
  hostWords: '',
};
const filled: Fields = {
  ...empty,
  spot: 'Salt flats',
  country: 'Chile',
  cost: '120',
  image: 'https://pictures.example/salt.jpg',
};

function firstFault(fields: Fields) {
  const issue = z.safeParse(spotForm('usd'), fields).error?.issues[0];
  return issue ? { field: issue.path[0] as keyof Fields, message: issue.message } : null;
}

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

describe('the first fault of a destination', () => {
  it('[spec §5 Add spot: order of checks] is of name, country, cost and image in this order, one at a time', () => {
    const fields = { ...empty };
    const found: string[] = [];
    for (const value of ['Salt flats', 'Chile', '120', 'https://pictures.example/salt.jpg']) {
      const fault = firstFault(fields);
      found.push(fault?.message ?? 'none');
      if (fault) fields[fault.field] = value;
    }
    expect(found).toEqual([
      'Please enter a tourist spot name',
      'Please enter a country name',
      'Please enter the average cost',
      'Please provide an image URL',
    ]);
    expect(firstFault(fields)).toBeNull();
  });

  it('takes blanks for nothing', () => {
    expect(firstFault({ ...filled, spot: '   ' })?.field).toBe('spot');
    expect(firstFault({ ...filled, image: ' ' })?.message).toBe('Please provide an image URL');
  });

  it('says what is wrong with a cost that cannot be charged', () => {
    expect(firstFault({ ...filled, cost: '0' })).toEqual({
      field: 'cost',
      message: 'The average cost must be at least one unit of the currency',
    });
    expect(firstFault({ ...filled, cost: '99999999999' })?.field).toBe('cost');
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', '//pictures.example/a.jpg', 'salt'])(
    'refuses %s as a picture',
    (image) => {
      expect(firstFault({ ...filled, image })).toEqual({
        field: 'image',
        message: 'The image URL must start with http:// or https://',
      });
    },
  );
});

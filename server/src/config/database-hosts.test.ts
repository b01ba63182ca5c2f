import { expect, it } from 'vitest';
import { databaseHosts } from './database-hosts.ts';

it.each([
  ['postgres://u:p@one:5432/name', ['postgres://u:p@one:5432/name']],
  ['postgres://one', ['postgres://one']],
  [
    'postgres://u:p@one:5432,two:5433/name?sslmode=require',
    [
      'postgres://u:p@one:5432/name?sslmode=require',
      'postgres://u:p@two:5433/name?sslmode=require',
    ],
  ],
  ['postgres://u@one:6000,two,three/x', ['one:6000', 'two:6000', 'three:6000']],
  ['postgres://u@[::1]:5432,[::2]:5432/x', ['[::1]:5432', '[::2]:5432']],
  ['postgres://u@one,two', ['postgres://u@one', 'postgres://u@two']],
])('%s names each server', (url, servers) => {
  const found = databaseHosts(url);
  const whole = servers.map((one) => (one.includes('//') ? one : `postgres://u@${one}/x`));
  expect(found).toEqual(whole);
});

import { expect, it } from 'vitest';
import { readCommandLine, UsageError } from './command-line.ts';

it.each<[string[], string]>([
  [[], 'no command was given'],
  [['restore'], '--from FILE is missing'],
  [['backup'], '--out FILE is missing'],
  [['backup', '--nothing'], "Unknown option '--nothing'"],
  [['toString'], 'there is no command toString'],
  [['reconcile', '--since', 'then'], '--since must be a time'],
  [['reconcile', '--restored'], '--restored needs --since DATE'],
  [['seed'], '--spots N is missing'],
  [['seed', '--spots', 'abc'], '--spots must be a whole number above 0'],
  [['seed', '--bookings', '0.5'], '--bookings must be a whole number above 0'],
  [['seed', '--spots', '0'], '--spots must be a whole number above 0'],
])('rejects %j', (argv, says) => {
  const read = () => readCommandLine(argv);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(says);
});

it.each<[string[], object]>([
  [['backup', '--out', 'b.gz'], { command: 'backup', out: 'b.gz', withPictures: false }],
  [
    ['backup', '--out', 'b.gz', '--with-pictures'],
    { command: 'backup', out: 'b.gz', withPictures: true },
  ],
  [['restore', '--from', 'b.gz'], { command: 'restore', from: 'b.gz', force: false }],
  [
    ['reconcile', '--since', '2026-01-02'],
    { command: 'reconcile', since: '2026-01-02T00:00:00.000Z', json: false, restored: false },
  ],
  [
    ['seed', '--spots', '12'],
    { command: 'seed', wanted: { spots: 12, customers: 0, bookings: 0, messages: 0 } },
  ],
  [
    ['seed', '--bookings', '9', '--customers', '3', '--messages', '2'],
    { command: 'seed', wanted: { spots: 0, customers: 3, bookings: 9, messages: 2 } },
  ],
  [['doctor'], { command: 'doctor', mend: false }],
  [['doctor', '--mend'], { command: 'doctor', mend: true }],
  [['rotate-keys', '--new-secret'], { command: 'rotate-keys', newSecret: true }],
])('accepts %j', (argv, order) => {
  expect(readCommandLine(argv)).toEqual(order);
});

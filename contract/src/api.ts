import * as account from './account.ts';
import * as audit from './audit.ts';
import * as bookings from './bookings.ts';
import * as contributions from './contributions.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as messages from './messages.ts';
import * as outbox from './outbox.ts';
import * as ownSpots from './own-spots.ts';
import * as payments from './payments.ts';
import * as showcase from './showcase.ts';
import * as spots from './spots.ts';
import * as users from './users.ts';

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
}

/** Every endpoint of the API by its name, for walks: OpenAPI, tests, metrics. The browser never needs it. */
export const endpoints: Readonly<Record<string, AnyEndpoint>> = Object.fromEntries(
  [
    showcase,
    spots,
    ownSpots,
    contributions,
    bookings,
    payments,
    users,
    account,
    messages,
    outbox,
    audit,
  ].flatMap((module) =>
    Object.entries<unknown>(module).filter((entry): entry is [string, AnyEndpoint] =>
      isEndpoint(entry[1]),
    ),
  ),
);

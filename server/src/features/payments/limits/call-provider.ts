import type { AppContext, UserContext } from '../../../context.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { PersonShares } from '../../../lib/person-shares.ts';
import {
  GatewayDeniedError,
  GatewayUnavailableError,
  type PaymentGateway,
} from '../../../ports.ts';
import { providerUnavailable } from '../problems.ts';

/** The maximum number of a person's concurrent calls, and of calls that may wait. */
const CALLS_OF_A_PERSON = 4;
const WAITING_OF_A_PERSON = 60;

/** The shares of calls, by gateway; each process has one gateway. */
const shares = new WeakMap<PaymentGateway, PersonShares>();

function sharesOf(payments: PaymentGateway): PersonShares {
  const known = shares.get(payments);
  if (known) return known;
  const made = new PersonShares(CALLS_OF_A_PERSON, WAITING_OF_A_PERSON);
  shares.set(payments, made);
  return made;
}

/**
 * Runs work that calls the provider, within the caller's share of calls. Don't nest these calls, because each takes
 * one of the person's slots.
 */
export function callProvider<T>(
  context: AppContext | UserContext,
  work: () => Promise<T>,
): Promise<T> {
  return mapProviderErrors(context, () =>
    'actor' in context ? sharesOf(context.payments).run(context.actor.uid, work) : work(),
  );
}

/** Turns an unreachable or unusable provider into a problem of the API. */
async function mapProviderErrors<T>({ log }: AppContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GatewayDeniedError) {
      log.error({ failure: describeError(error) }, 'the card provider rejects our key');
      throw providerUnavailable(error);
    }
    throw error instanceof GatewayUnavailableError ? providerUnavailable(error) : error;
  }
}

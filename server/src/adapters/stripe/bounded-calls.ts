import { GatewayUnavailableError } from '../../ports.ts';
import { gatewayError } from './errors.ts';

/** Limits concurrent calls to the provider; calls above the limit are refused. */
export function boundedCalls(most: number) {
  let running = 0;
  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (running >= most) {
      throw new GatewayUnavailableError('Too many calls to the card provider are in progress.');
    }
    running += 1;
    try {
      return await call();
    } catch (error) {
      throw gatewayError(error);
    } finally {
      running -= 1;
    }
  };
}

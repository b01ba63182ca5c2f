import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';

export interface Reached {
  status: number;
  /** The other server's time; null if unknown. */
  date: Date | null;
}

const TIMEOUT_MS = 8000;

/** Requests an external URL once, to check that it can be reached. Doesn't follow redirects. */
export function reach(url: string): Promise<Reached> {
  const start = new URL(url).protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const call = start(url, { method: 'GET', timeout: TIMEOUT_MS }, (response) => {
      response.resume();
      const date = new Date(response.headers.date ?? '');
      const known = !Number.isNaN(date.getTime());
      resolve({ status: response.statusCode ?? 0, date: known ? date : null });
    });
    call.on('timeout', () => call.destroy(new Error('no answer in time')));
    call.on('error', reject);
    call.end();
  });
}

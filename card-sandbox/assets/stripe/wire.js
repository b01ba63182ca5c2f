import { UNREACHABLE } from './errors.js';

/** The provider's mount point, with a slash at the end: this script is directly below it. */
export const BASE = new URL('.', document.currentScript.src).href;

/** False on a device without a wallet, which a page simulates by loading this script with `?wallet=none`. */
export const HAS_WALLET = new URL(document.currentScript.src).searchParams.get('wallet') !== 'none';

const API_VERSION = '2026-10-28.endive';

/** Encodes nested values as `a[b]=x`. */
export function encode(values) {
  const form = new URLSearchParams();
  const add = (value, name) => {
    if (value === undefined || value === null) return;
    if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) add(inner, name ? `${name}[${key}]` : key);
    } else {
      form.append(name, String(value));
    }
  };
  add(values, '');
  return form;
}

async function request(path, init) {
  try {
    const response = await fetch(`${BASE}${path}`, { credentials: 'omit', ...init });
    return await response.json();
  } catch {
    return { error: UNREACHABLE };
  }
}

/** Calls the publishable API; resolves to the object, or to `{ error }`. Never rejects. */
export function call(key, method, path, params) {
  const form = encode({ key, _stripe_version: API_VERSION, ...params });
  return method === 'GET'
    ? request(`${path}?${form}`, { method })
    : request(path, { method, body: form });
}

/** Ends an authentication as failed. Never rejects. */
export function failChallenge(source) {
  return request(`challenge/${source}`, { method: 'POST', body: encode({ outcome: 'fail' }) });
}

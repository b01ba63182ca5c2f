import { isIP } from 'node:net';

const THIS_MACHINE = /^(?:localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/;
/** Private networks (RFC 1918, RFC 4193, link-local), and names that aren't in public DNS (RFC 6761, RFC 6762). */
const PRIVATE =
  /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|\[f[cd][\da-f]{2}:|\[fe80:)|\.(?:test|local|internal|home\.arpa)$/;

export function isThisMachine(hostname: string): boolean {
  return THIS_MACHINE.test(hostname);
}

/** True if an address can be reached only from this machine or a private network. */
export function isPrivate(hostname: string): boolean {
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[');
  return isThisMachine(hostname) || PRIVATE.test(hostname) || (isName && !hostname.includes('.'));
}

import { isThisMachine } from '../config/where.ts';

/**
 * How the mail server is connected to; each step may take `timeoutMs`. A password is sent over an
 * encrypted connection only, except to this very machine.
 */
export function smtpOptions(url: string, timeoutMs: number) {
  const { hostname, password } = new URL(url);
  return {
    url,
    requireTLS: password !== '' && !isThisMachine(hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  };
}

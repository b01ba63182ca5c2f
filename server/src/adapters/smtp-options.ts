import { isThisMachine } from '../config/where.ts';

/** Each step may take `timeoutMs`. A password is sent only over an encrypted connection, except to this machine. */
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

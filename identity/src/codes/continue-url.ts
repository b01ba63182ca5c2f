import type { Deps } from '../deps.ts';
import { readText, type Body } from '../protocol/fields.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The allowed origins of continue URLs. */
export function allowedOrigins(publicUrl: string, extra: readonly string[]): ReadonlySet<string> {
  return new Set([publicUrl, ...extra].map((url) => new URL(url).origin));
}

/**
 * The page to which the user continues after opening the email's link. It must be on our own site, because otherwise
 * our emails could send people to any site. On a developer's machine, any port of that machine is allowed. Errors:
 * INVALID_CONTINUE_URI, UNAUTHORIZED_DOMAIN.
 */
export function readContinueUrl(
  deps: Pick<Deps, 'origins' | 'options'>,
  body: Body,
): string | undefined {
  const value = readText(body, 'continueUrl', 'INVALID_CONTINUE_URI', 2048);
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new ProtocolError('INVALID_CONTINUE_URI');
  const local =
    LOOPBACK.has(url.hostname) && LOOPBACK.has(new URL(deps.options.publicUrl).hostname);
  if (!local && !deps.origins.has(url.origin)) {
    throw new ProtocolError('UNAUTHORIZED_DOMAIN : Domain not allowlisted by project');
  }
  return url.href;
}

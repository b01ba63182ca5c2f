import { limitKeyOf } from '@wayfarer/identity';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../ports.ts';
import { ProblemError } from '../../problem-error.ts';
import { RateLimiter } from './rate-limits.ts';
import { parseStrictJson } from './strict-json.ts';

/** The only parts of a report that are kept; addresses and samples of scripts may be personal. */
export interface PolicyViolation {
  /** A directive of the pages' policy, or `other`. */
  directive: string;
  /** An origin, or a word for the content: `inline`, `eval`, `data`, `other`. */
  blocked: string;
}

export const CSP_REPORTS_PATH = '/csp-reports';
const MINUTE_MS = 60_000;
const BODY_LIMIT = 16 * 1024;
const REPORTS_AT_ONCE = 20;
/** Per address and minute, because anyone can send reports. */
const A_MINUTE = 30;
const LOGGED_A_MINUTE = 60;
const MAX_ORIGIN_LENGTH = 260;
/** Stricter host names than URL parsers accept. */
const WEB_ORIGIN = /^(?:http|ws)s?:\/\/[\w.-]+(?::\d+)?$/;

const DIRECTIVES = new Set(
  [
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr',
    'img-src font-src connect-src frame-src worker-src manifest-src media-src object-src base-uri',
    'form-action frame-ancestors',
  ].flatMap((names) => names.split(' ')),
);
const KEYWORDS = new Set(['inline', 'eval', 'wasm-eval', 'data', 'blob', 'self', 'about']);

/** Passes violations from the route to the counter. */
export class PolicyViolations {
  readonly #listeners: ((violation: PolicyViolation) => void)[] = [];

  onViolation(listener: (violation: PolicyViolation) => void): void {
    this.#listeners.push(listener);
  }

  tell(violation: PolicyViolation): void {
    for (const listener of this.#listeners) listener(violation);
  }
}

/** Browsers report here what the pages' policy blocked, in the old format and in the Reporting API's. */
export async function cspReports(app: FastifyInstance, { clock }: { clock: Clock }): Promise<void> {
  const senders = new RateLimiter(clock, { max: A_MINUTE, windowMs: MINUTE_MS });
  const lines = new RateLimiter(clock, { max: LOGGED_A_MINUTE, windowMs: MINUTE_MS });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async (_request: unknown, body: string | Buffer) => parseStrictJson(Buffer.from(body)),
  );
  app.addHook('onRequest', (request) => senders.take(limitKeyOf(request.ip)));
  app.post(CSP_REPORTS_PATH, async (request, reply) => {
    for (const violation of violationsIn(request.body)) {
      app.policyViolations.tell(violation);
      if (await passes(lines))
        app.log.warn(violation, 'a page tried something that its security policy forbids');
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

function violationsIn(body: unknown): PolicyViolation[] {
  const reports: unknown[] = Array.isArray(body) ? body.slice(0, REPORTS_AT_ONCE) : [body];
  return reports.filter(isRecord).flatMap((report) => {
    const old = report['csp-report'];
    if (isRecord(old)) {
      const directive = old['effective-directive'] ?? old['violated-directive'];
      return [{ directive: known(directive), blocked: originOf(old['blocked-uri']) }];
    }
    const { type, body: told } = report;
    if (type !== 'csp-violation' || !isRecord(told)) return [];
    const { effectiveDirective, blockedURL } = told;
    return [{ directive: known(effectiveDirective), blocked: originOf(blockedURL) }];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The directive without the sources that older browsers send with it. */
function known(directive: unknown): string {
  const [name = ''] = typeof directive === 'string' ? directive.split(' ', 1) : [];
  return DIRECTIVES.has(name) ? name : 'other';
}

function originOf(blocked: unknown): string {
  if (typeof blocked !== 'string' || blocked.length > 8000) return 'other';
  if (KEYWORDS.has(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'other';
  const { origin, protocol } = new URL(blocked);
  const scheme = protocol.slice(0, -1);
  if (KEYWORDS.has(scheme)) return scheme;
  return origin.length <= MAX_ORIGIN_LENGTH && WEB_ORIGIN.test(origin) ? origin : 'other';
}

async function passes(limiter: RateLimiter): Promise<boolean> {
  try {
    await limiter.take('');
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}

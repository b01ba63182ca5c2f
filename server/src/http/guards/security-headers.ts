import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { CSP_REPORTS_PATH } from './csp-reports.ts';

/** Hashes of the inline scripts and styles of every page. */
export interface InlineHashes {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

const API_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const DEVICE_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
] as const;
type DeviceFeature = (typeof DEVICE_FEATURES)[number];

/**
 * Denies all device features but the given one, which only the site itself may use. `payment` isn't in the list: wallets
 * need it, and by default only the site and the frames to which it is given have it.
 */
const permissions = (allowed?: DeviceFeature) =>
  DEVICE_FEATURES.map((feature) => `${feature}=${feature === allowed ? '(self)' : '()'}`).join(
    ', ',
  );

/** How a page's headers differ from the usual ones. */
export interface PageExceptions {
  camera?: boolean;
  /** True if other pages mustn't learn the page's address. */
  noReferrer?: boolean;
}

const REPORTING_GROUP = 'csp';

/** Firebase's bot check (reCAPTCHA Enterprise, spec §8), which a project can require. */
const BOT_CHECK = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
} as const;

/**
 * The sources of Stripe.js and of its wallet Link (https://docs.stripe.com/security/guide, 'Content Security Policy'),
 * without `maps.googleapis.com`, which only the Address Element needs. Stripe's frames have their own policies; Apple Pay
 * and Google Pay run in them.
 */
const STRIPE_JS = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com', 'https://link.com', 'https://*.link.com'],
  frame: [
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://link.com',
    'https://*.link.com',
  ],
  image: ['https://*.link.com'],
} as const;

/** A route with its own content security policy overwrites this one. */
export function securityHeaders(app: FastifyInstance, config: Config): void {
  const headers: Record<string, string> = {
    'content-security-policy': API_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions(),
    // `same-origin` would cut the sign-in popup off from the page that opened it
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
  };
  if (config.mode === 'production' && config.http.publicUrl.startsWith('https:')) {
    // without includeSubDomains, because the operator's other sites may still use plain http
    headers['strict-transport-security'] = 'max-age=31536000';
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/** The policy of the site's pages, and where browsers report violations. */
export function pageHeaders(
  config: Config,
  inline: InlineHashes,
  { camera = false, noReferrer = false }: PageExceptions = {},
): Record<string, string> {
  return {
    'content-security-policy': pagePolicy(config, inline),
    'reporting-endpoints': `${REPORTING_GROUP}="${CSP_REPORTS_PATH}"`,
    ...(camera && { 'permissions-policy': permissions('camera') }),
    ...(noReferrer && { 'referrer-policy': 'no-referrer' }),
  };
}

/** Allows only our own scripts and those of the configured providers. */
function pagePolicy(config: Config, inline: InlineHashes): string {
  const { identity, cards } = config;
  const stripe = cards.kind === 'stripe';
  const firebase = identity.kind === 'firebase';
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...inline.scriptHashes,
      ...(stripe ? STRIPE_JS.script : []),
      ...(firebase ? ['https://apis.google.com', ...BOT_CHECK.script] : []),
    ],
    'style-src': ["'self'", ...inline.styleHashes],
    'img-src': [
      "'self'",
      'data:',
      ...(config.pictures.external ? ['https:', 'http:'] : []),
      ...(stripe ? STRIPE_JS.image : []),
    ],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(stripe ? STRIPE_JS.connect : []),
      ...(firebase
        ? [
            'https://identitytoolkit.googleapis.com',
            'https://securetoken.googleapis.com',
            ...BOT_CHECK.connect,
          ]
        : []),
    ],
    'frame-src': [
      "'self'",
      ...(stripe ? STRIPE_JS.frame : []),
      ...(firebase ? [`https://${identity.authDomain}`, ...BOT_CHECK.frame] : []),
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // `report-uri` is for browsers without the Reporting API
    'report-to': [REPORTING_GROUP],
    'report-uri': [CSP_REPORTS_PATH],
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

import { reach } from '../../adapters/reach.ts';
import type { Config } from '../../config/config.ts';
import { GatewayDeniedError, GatewayRefusedError } from '../../ports.ts';
import type { TimeSource } from './check-clock.ts';
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts';

const STRIPE = 'https://api.stripe.com';
const FIREBASE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const GOOGLE = 'https://accounts.google.com/.well-known/openid-configuration';
const NETWORK = 'check this machine’s internet access (DNS, firewall, proxy)';

/** Requests a payment that can't exist, with the configured key. */
export async function checkCards({ cards }: Config, times: TimeSource[]): Promise<Finding> {
  const about = 'card payments';
  if (cards.kind === 'sandbox') return ok(about, 'the card sandbox: test mode, no real money');
  const { secretKey, webhookSecret, apiBase } = cards;
  try {
    await measure('Stripe', apiBase ?? STRIPE, times);
    const { stripePayments } = await import('../../adapters/stripe/stripe-payments.ts');
    const clock = { now: () => new Date() };
    const gateway = stripePayments({
      secretKey,
      webhookSecret,
      clock,
      ...(apiBase !== undefined && { apiBase }),
    });
    await gateway.retrieveIntent('pi_wayfarer_doctor');
    return ok(about, `Stripe accepts the ${cards.live ? 'live' : 'test'} key`);
  } catch (error) {
    const says = `Stripe cannot be used: ${reasonOf(error)}`;
    const answered = error instanceof GatewayDeniedError || error instanceof GatewayRefusedError;
    const remedy = answered ? 'copy STRIPE_SECRET_KEY again from the dashboard of Stripe' : NETWORK;
    return wrong(about, says, remedy);
  }
}

export async function checkIdentity({ identity }: Config, times: TimeSource[]): Promise<Finding> {
  const about = 'sign-in';
  const outside =
    identity.kind === 'firebase'
      ? { name: 'Firebase', url: FIREBASE_KEYS }
      : identity.google && { name: 'Google', url: GOOGLE };
  if (!outside) return ok(about, 'the embedded identity service');
  try {
    const status = await measure(outside.name, outside.url, times);
    return status === 200
      ? ok(about, `${outside.name} answers`)
      : wrong(about, `${outside.name} answers ${status}`, NETWORK);
  } catch (error) {
    return wrong(about, `${outside.name} cannot be reached: ${reasonOf(error)}`, NETWORK);
  }
}

/** Asks Firebase about an account that can't exist, with the service account that disables blocked ones. */
export async function checkServiceAccount({ identity }: Config): Promise<Finding[]> {
  if (identity.kind !== 'firebase') return [];
  const about = 'blocked accounts';
  const { projectId, serviceAccount } = identity;
  if (!serviceAccount) return [ok(about, 'refused here; Firebase still signs them in')];
  try {
    const { firebaseAdmin } = await import('../../adapters/firebase-admin.ts');
    const clock = { now: () => new Date() };
    await firebaseAdmin({ projectId, serviceAccount, clock }).probe();
    return [ok(about, 'Firebase accepts the service account')];
  } catch (error) {
    const says = `Firebase can't be notified of them: ${reasonOf(error)}`;
    const remedy =
      'check the role of the service account (docs/operating/security.md), and its key in FIREBASE_SERVICE_ACCOUNT';
    return [wrong(about, says, remedy)];
  }
}

export async function checkMail({ mail, mode }: Config): Promise<Finding> {
  const about = 'mail';
  if (mail.smtpUrl === undefined) {
    return ok(about, mode === 'demo' ? 'stored at /outbox, not sent' : 'stored, not sent');
  }
  try {
    const { probeSmtp } = await import('../../adapters/smtp-probe.ts');
    await probeSmtp(mail.smtpUrl);
  } catch (error) {
    return mailFault(reasonOf(error));
  }
  return mail.from.includes('@localhost')
    ? warning(about, 'the sender is not a real address', 'set MAIL_FROM to your own address')
    : ok(about, 'the mail server accepts us');
}

/** OpenSSL's message about a server that doesn't start with TLS. */
const NOT_TLS = /wrong version number|packet length too long|record layer/i;

function mailFault(reason: string): Finding {
  const about = 'mail';
  return NOT_TLS.test(reason)
    ? wrong(
        about,
        'the mail server does not speak TLS from the first byte at this port',
        'set SMTP_URL to smtp://…:587, or use the port for smtps:// (465)',
      )
    : wrong(
        about,
        `the mail server cannot be used: ${reason}`,
        'correct SMTP_URL (smtp://user:password@host:587, or smtps://…:465)',
      );
}

export async function checkPublicUrl({ http, mode }: Config): Promise<Finding[]> {
  const about = 'public address';
  if (mode === 'demo') return [ok(about, `${http.publicUrl} (demo)`)];
  const found: Finding[] = [];
  if (!http.publicUrl.startsWith('https:')) {
    found.push(
      wrong(about, 'it is not https', 'put TLS in front, and set PUBLIC_URL to https://…'),
    );
  }
  const answer = await reach(`${http.publicUrl}/healthz`).catch((error: unknown) =>
    reasonOf(error),
  );
  if (typeof answer !== 'string' && answer.status === 200) {
    return [...found, ok(about, `${http.publicUrl} answers`)];
  }
  const says = typeof answer === 'string' ? answer : `status ${answer.status}`;
  const remedy = 'start Wayfarer, then check DNS, the reverse proxy and the certificate';
  return [...found, warning(about, `${http.publicUrl} does not answer: ${says}`, remedy)];
}

async function measure(name: string, url: string, times: TimeSource[]): Promise<number> {
  const asked = Date.now();
  const { status, date } = await reach(url);
  // the header has no fractions of a second, so half a second is the best guess
  if (date) times.push({ name, aheadMs: date.getTime() + 500 - (asked + Date.now()) / 2 });
  return status;
}

import { databaseHosts } from '../../config/database-hosts.ts';

const SECRET = ['APP_SECRET', 'GOOGLE_CLIENT_SECRET', 'METRICS_TOKEN', 'STRIPE_SECRET_KEY'];
SECRET.push('STRIPE_WEBHOOK_SECRET', 'FIREBASE_SERVICE_ACCOUNT', 'PICTURES_S3_SECRET');
const WITH_PASSWORD = ['DATABASE_URL', 'DATABASE_READ_URL', 'SMTP_URL'];
const SHORTEST = 4;
/** Texts that stay readable even if someone uses them as a secret, because our own sentences contain them. */
const COMMON = new Set(['password', 'postgres', 'secret', 'user', 'wayfarer']);

/**
 * Hides every secret of the environment in a text. Printed texts need it, because other programs' error messages may
 * repeat their input.
 */
export function secretHider(env: Readonly<Record<string, string | undefined>>) {
  const secrets = new Set(SECRET.map((name) => env[name]?.trim() ?? ''));
  for (const name of WITH_PASSWORD) {
    const value = env[name]?.trim() ?? '';
    secrets.add(value);
    const [one] = databaseHosts(value); // several hosts share one password
    if (!URL.canParse(one)) continue;
    const { password } = new URL(one);
    secrets.add(password);
    secrets.add(decoded(password));
  }
  const longestFirst = [...secrets]
    .filter((secret) => secret.length >= SHORTEST && !COMMON.has(secret))
    .sort((a, b) => b.length - a.length);
  return (text: string): string =>
    longestFirst.reduce((hidden, secret) => hidden.replaceAll(secret, '(hidden)'), text);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

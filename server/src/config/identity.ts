import type { Mode } from './mode.ts';
import type { ConfigReader } from './config-reader.ts';

/** Who signs people in: the identity service in this process, or Firebase. */
export type IdentityConfig =
  | {
      kind: 'embedded';
      projectId: string;
      /** Public: browsers send it with every call. */
      apiKey: string;
      authDomain: string;
      /** Encrypts signing keys at rest. */
      keySecret?: string;
      /** Offers made-up Google accounts without a password: demo mode only. */
      accountChooser: boolean;
      google?: { clientId: string; clientSecret: string };
    }
  | { kind: 'firebase'; projectId: string; apiKey: string; authDomain: string };

const EMBEDDED_API_KEY = 'wayfarer-web';
/** Random hexadecimal digits of the required length practically always have more. */
const FEWEST_CHARACTERS = 6;

/** Firebase when its three variables are set, embedded when none is. */
export function readIdentity(read: ConfigReader, mode: Mode): IdentityConfig {
  const projectId = read.text('FIREBASE_PROJECT_ID');
  const apiKey = read.text('FIREBASE_API_KEY');
  const authDomain = read.text('FIREBASE_AUTH_DOMAIN');
  const firebase = {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
  };
  const google = readGoogle(read);
  const appSecret = read.text('APP_SECRET', { min: 32 });
  if (appSecret !== undefined && new Set(appSecret).size < FEWEST_CHARACTERS) {
    read.fault('APP_SECRET', 'is not random: take the output of `openssl rand -hex 32`');
  }

  if (projectId && apiKey && authDomain) return { kind: 'firebase', projectId, apiKey, authDomain };
  const set = Object.values(firebase).some((value) => value !== undefined);
  for (const [name, value] of Object.entries(firebase)) {
    if (set && value === undefined)
      read.fault(name, 'is required with the other FIREBASE_ variables');
  }
  if (mode === 'production' && !appSecret && !set) {
    read.fault('APP_SECRET', 'is required in production: at least 32 random characters');
  }
  return {
    kind: 'embedded',
    projectId: 'wayfarer',
    apiKey: EMBEDDED_API_KEY,
    authDomain: '',
    accountChooser: mode === 'demo' && !google,
    ...(appSecret && { keySecret: appSecret }),
    ...(google && { google }),
  };
}

function readGoogle(read: ConfigReader): { clientId: string; clientSecret: string } | undefined {
  const clientId = read.text('GOOGLE_CLIENT_ID');
  const clientSecret = read.text('GOOGLE_CLIENT_SECRET');
  if (clientId && clientSecret) return { clientId, clientSecret };
  if (clientId) read.fault('GOOGLE_CLIENT_SECRET', 'is required with GOOGLE_CLIENT_ID');
  if (clientSecret) read.fault('GOOGLE_CLIENT_ID', 'is required with GOOGLE_CLIENT_SECRET');
  return undefined;
}

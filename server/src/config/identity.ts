import type { Variables } from './variables.ts';

/** Firebase if its variables are set, otherwise the identity service in this process. */
export function identityOf(variables: Variables) {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = variables;
  const { FIREBASE_AUTH_DOMAIN: authDomain, APP_SECRET: keySecret } = variables;
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = variables;
  const { FIREBASE_SERVICE_ACCOUNT: serviceAccount } = variables;
  if (projectId && apiKey && authDomain) {
    const firebase = { kind: 'firebase' as const, projectId, apiKey, authDomain };
    /** The service account disables blocked accounts at Firebase. */
    return { ...firebase, ...(serviceAccount && { serviceAccount }) };
  }
  const google = clientId && clientSecret ? { clientId, clientSecret } : undefined;
  return {
    kind: 'embedded' as const,
    projectId: 'wayfarer',
    /** Public, because browsers send it with every call. */
    apiKey: 'wayfarer-web',
    authDomain: '',
    /** The secret that encrypts stored signing keys. */
    ...(keySecret && { keySecret }),
    /** Made-up Google accounts without a password. */
    accountChooser: variables.MODE === 'demo' && !google,
    ...(google && { google }),
  };
}

import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { isThisMachine } from './where.ts';

/** A Google service account, with which the server calls Firebase. */
export interface ServiceAccount {
  clientEmail: string;
  /** PEM (PKCS #8) of an RSA key. */
  privateKey: string;
  tokenUri: string;
}

/** The fields of the key file from Google's console that the product uses. */
const KeyFile = z.object({
  type: z.literal('service_account'),
  client_email: z.string().min(1),
  private_key: z.string().refine(isRsaKey),
  token_uri: z.string().refine(isSafe),
});

/**
 * Reads a JSON key file, as it is or in base64, which fits on one line of an environment file. Null if the value is
 * neither.
 */
export function parseServiceAccount(value: string): ServiceAccount | null {
  const json = value.startsWith('{') ? value : Buffer.from(value, 'base64').toString('utf8');
  const read = KeyFile.safeParse(parsed(json));
  if (!read.success) return null;
  const { client_email: clientEmail, private_key: privateKey, token_uri: tokenUri } = read.data;
  return { clientEmail, privateKey, tokenUri };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** True if a signed token request may be sent to the address. */
function isSafe(uri: string): boolean {
  if (!URL.canParse(uri)) return false;
  const { hostname, protocol } = new URL(uri);
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

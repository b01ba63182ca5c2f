import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const PREFIX = 'v1';

/** The stored keys can't be decrypted, because the secret is missing or wrong. */
export class KeySecretError extends Error {
  override readonly name = 'KeySecretError';
  readonly secret: 'missing' | 'wrong';
  constructor(secret: 'missing' | 'wrong', message: string, options?: ErrorOptions) {
    super(message, options);
    this.secret = secret;
  }
}

/** Encrypts stored private keys with AES-256-GCM. Without a secret, keys are stored unencrypted. */
export interface KeyCipher {
  /** @param kid Bound to the result, so that stored keys can't be swapped */
  seal(pem: string, kid: string): string;
  /** Decrypts a stored key. Errors: `KeySecretError`, with a message for the operator. */
  open(stored: string, kid: string): string;
  /** True if a stored key is protected less well than this cipher would protect it. */
  isStale(stored: string): boolean;
}

const isSealed = (stored: string): boolean => stored.startsWith(`${PREFIX}:`);

/** @param secret The operator's secret, with at least 16 characters */
export function createKeyCipher(secret: string | undefined): KeyCipher {
  if (secret === undefined) return plainCipher;
  if (secret.length < 16) {
    throw new Error('The identity key secret is too short: at least 16 characters are needed.');
  }
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'identity signing keys', 32));
  return {
    seal(pem, kid) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(kid));
      const body = Buffer.concat([cipher.update(pem, 'utf8'), cipher.final()]);
      const parts = [iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url'));
      return [PREFIX, ...parts].join(':');
    },
    open(stored, kid) {
      if (!isSealed(stored)) return stored;
      const [iv = '', tag = '', body = ''] = stored.split(':').slice(1);
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), {
          authTagLength: 16,
        })
          .setAAD(Buffer.from(kid))
          .setAuthTag(Buffer.from(tag, 'base64url'));
        return (
          decipher.update(Buffer.from(body, 'base64url'), undefined, 'utf8') +
          decipher.final('utf8')
        );
      } catch (cause) {
        const message = 'The identity key secret does not decrypt the stored signing keys.';
        throw new KeySecretError('wrong', message, { cause });
      }
    },
    isStale: (stored) => !isSealed(stored),
  };
}

const plainCipher: KeyCipher = {
  seal: (pem) => pem,
  open(stored) {
    if (isSealed(stored)) {
      const message = 'The stored signing keys are encrypted, and no identity key secret is set.';
      throw new KeySecretError('missing', message);
    }
    return stored;
  },
  isStale: () => false,
};

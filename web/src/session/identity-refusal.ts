import { IdentityError } from './identity.ts';

/** Runs an SDK call and converts its errors to `IdentityError`. */
export async function asIdentityError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'auth/unknown';
    throw new IdentityError(code, error instanceof Error ? error.message : String(error));
  }
}

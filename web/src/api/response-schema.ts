import type { Call } from '@wayfarer/contract';

/** A schema in the form that RTK Query uses to validate responses (the Standard Schema interface). */
interface ResponseSchema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Promise<Checked<Output>>;
    readonly types?: { readonly input: Output; readonly output: Output } | undefined;
  };
}
type Checked<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] };

/**
 * The schema that a call's response must match. Schemas and their library load with the first response that is checked.
 * The first page doesn't need them, because its data is embedded in it.
 */
export function responseSchema<Output>(call: Call): ResponseSchema<Output> {
  return {
    '~standard': {
      version: 1,
      vendor: 'wayfarer',
      validate: async (value) => {
        // after a release, an old page may request a file that no longer exists; the server has already validated the
        // response
        const schemas = await import('@wayfarer/contract/schemas').catch(() => undefined);
        // OutputOf<C> is by definition the type that the call's schema returns
        return (schemas?.checkResponse(call, value) ?? { value }) as Checked<Output>;
      },
    },
  };
}

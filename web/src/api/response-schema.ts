import type { Call } from '@wayfarer/contract';

/** A schema as RTK Query validates responses with (the Standard Schema interface). */
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
 * What the response of a call must fit. The schemas and their library come with the first response that
 * is checked: the first page needs none, its data travel inside it.
 */
export function responseSchema<Output>(call: Call): ResponseSchema<Output> {
  return {
    '~standard': {
      version: 1,
      vendor: 'wayfarer',
      validate: async (value) => {
        // an old page may ask for a file that is gone; the server has checked its responses already
        const schemas = await import('@wayfarer/contract/schemas').catch(() => undefined);
        // OutputOf<C> is by definition what the schema of the call returns
        return (schemas?.checkResponse(call, value) ?? { value }) as Checked<Output>;
      },
    },
  };
}

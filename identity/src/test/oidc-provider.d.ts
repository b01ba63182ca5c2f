/** The part of oidc-provider that the fake Google needs; the package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  interface Prompt {
    readonly name: string;
  }
  export const interactionPolicy: {
    Prompt: new (info: { name: string; requestable: boolean }) => Prompt;
    base(): Prompt[];
  };

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export interface KoaContext {
    oidc: {
      client: { clientId: string };
      session: { accountId: string };
    };
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    readonly Grant: new (properties: { clientId: string; accountId: string }) => Grant;
    callback(): RequestListener;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ prompt: { name: string } }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }
}

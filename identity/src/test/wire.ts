import { API_KEY, type Service } from './service.ts';

export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
  /** The protocol's code, without the sentence after it. */
  readonly error: string | undefined;
  readonly message: string | undefined;
}

async function answerOf(response: Response): Promise<WireAnswer> {
  const body = (await response.json()) as Record<string, unknown>;
  const error = body['error'] as { message?: string } | undefined;
  const message = error?.message;
  const { status, headers } = response;
  return { status, headers, body, message, error: message?.split(' : ')[0] };
}

/** One call of the protocol, without the SDK. */
export async function call(
  service: Pick<Service, 'url'>,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<WireAnswer> {
  const response = await fetch(`${service.url}${path}?key=${API_KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return answerOf(response);
}

/** A call of /v1/accounts. */
export function accounts(
  service: Pick<Service, 'url'>,
  name: string,
  body: unknown,
  headers?: Record<string, string>,
): Promise<WireAnswer> {
  return call(service, `/identitytoolkit.googleapis.com/v1/accounts:${name}`, body, headers);
}

/** The refresh call, as a form. */
export async function refresh(
  service: Pick<Service, 'url'>,
  refreshToken: string,
  headers: Record<string, string> = {},
): Promise<WireAnswer> {
  const response = await fetch(
    `${service.url}/securetoken.googleapis.com/v1/token?key=${API_KEY}`,
    {
      method: 'POST',
      headers,
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    },
  );
  return answerOf(response);
}

/** The tokens in the response to a sign-in. */
export function tokensOf(answer: WireAnswer): {
  idToken: string;
  refreshToken: string;
  uid: string;
} {
  const { idToken, refreshToken, localId } = answer.body;
  if (typeof idToken !== 'string' || typeof refreshToken !== 'string') {
    throw new Error(`no tokens in ${JSON.stringify(answer.body)}`);
  }
  return { idToken, refreshToken, uid: String(localId) };
}

import { intentIdOf } from './payments-caller.ts';

export interface CardApi {
  ask: typeof globalThis.fetch;
  /** The address below which `/v1/...` is. */
  base: string;
  key: string;
}

interface ProviderAnswer {
  id?: string;
  status?: string;
  error?: { code?: string; payment_intent?: { status: string } };
}

/** Pays as the card field does; resolves to the provider's status of the intent. */
export async function confirmAsBrowser(
  { ask, base, key }: CardApi,
  clientSecret: string,
  card: string,
): Promise<string> {
  const call = async (path: string, form: Record<string, string>) => {
    const body = new URLSearchParams({ key, ...form });
    const answer = await ask(`${base}/v1/${path}`, { method: 'POST', body });
    return (await answer.json()) as ProviderAnswer;
  };
  const method = await call('payment_methods', {
    type: 'card',
    'card[number]': card,
    'card[exp_month]': '12',
    'card[exp_year]': '2034',
    'card[cvc]': '123',
  });
  const answer = await call(`payment_intents/${intentIdOf(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    payment_method: method.id ?? '',
  });
  return answer.status ?? answer.error?.payment_intent?.status ?? answer.error?.code ?? 'error';
}

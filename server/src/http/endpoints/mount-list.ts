import type { AnyEndpoint, OutputOf, ParsedInputOf } from '@wayfarer/contract';
import type { FastifyInstance } from 'fastify';
import type { UserContext } from '../../context.ts';
import { mount } from './mount.ts';
import type { Answer } from './response-meta.ts';

/** Sets the `Link` header if there is a next page. */
export function linkNext(
  answer: Answer,
  { path }: { path: string },
  query: Readonly<Record<string, unknown>>,
  next: string | null,
): void {
  if (next === null) return;
  const parts = new URLSearchParams();
  const all = Object.entries({ ...query, cursor: next });
  for (const [name, value] of all) parts.set(name, String(value));
  answer.header('link', `</api${path}?${parts.toString()}>; rel="next"`);
}

type ListHandler<E> = (
  context: UserContext,
  input: ParsedInputOf<E>,
) => Promise<{ rows: OutputOf<E>; next: string | null }>;

export function mountList<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: ListHandler<E>,
): void {
  mount(app, endpoint, async (context, input, answer) => {
    const { rows, next } = await handler(context, input);
    const { query = {} } = input as { query?: Readonly<Record<string, unknown>> };
    linkNext(answer, endpoint, query, next);
    return rows;
  });
}

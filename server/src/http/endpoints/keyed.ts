import type { AnyEndpoint } from '@wayfarer/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicContext } from '../../context.ts';
import { runOnce, type KeyedRequest } from '../../idempotency/run-once.ts';

/** Null without a key, and for requests that create nothing and can simply be sent again. */
export function keyedRequest(
  { method, path, status }: AnyEndpoint,
  { headers }: FastifyRequest,
  input: unknown,
  uid: string,
): KeyedRequest | null {
  const key = headers['idempotency-key'];
  if (status !== 201 || key === undefined) return null;
  return { uid, key: String(key), request: JSON.stringify([method, path, input]) };
}

/** Runs the request once; repetitions get the same response. */
export async function sendOnce<Context extends PublicContext>(
  reply: FastifyReply,
  context: Context,
  keyed: KeyedRequest,
  make: (context: Context) => Promise<unknown>,
  findExisting?: (id: string) => Promise<unknown>,
): Promise<FastifyReply> {
  let fresh = false;
  const kept = (output: unknown) => ({ status: reply.statusCode, answer: JSON.stringify(output) });
  const { status, answer } = await runOnce(context, keyed, {
    run: async (once) => {
      const output = await make(once);
      fresh = true;
      return kept(output);
    },
    ...(findExisting && { findExisting: async (id: string) => kept(await findExisting(id)) }),
  });
  if (!fresh) reply.header('idempotent-replayed', 'true');
  return reply.code(status).send(answer);
}

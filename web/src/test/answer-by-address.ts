import { toRequest } from '../api/request.ts';
import { requestPath } from '../api/transport.ts';
import type { PageRequest } from '../entry-server.tsx';

type Answers = (address: string) => Promise<{ status: number; body: unknown }>;

/** Answers the API reads of a rendered page by their addresses. */
export function answerByAddress(answers: Answers): PageRequest['answer'] {
  return async ({ path }, input) => {
    const endpoint = { path, method: 'GET', auth: 'public' } as Parameters<typeof toRequest>[0];
    const { status, body } = await answers(requestPath(toRequest(endpoint, input)));
    return { status, output: body, headers: {} };
  };
}

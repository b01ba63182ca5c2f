import { act } from '@testing-library/react';
import type { ApiRequest, Transport, TransportAnswer } from '../api/transport.ts';

export function ok(body: unknown, status = 200): TransportAnswer {
  return { status, body };
}

export function refused(status: number, code: string, message = 'The API says why.') {
  return { status, body: { code, message } };
}

type Answer = (request: ApiRequest) => TransportAnswer | Promise<TransportAnswer>;

/** An API for one test, which responds by 'METHOD /path', records every call, and fails a call without an answer. */
export function fakeApi(answers: Record<string, Answer>) {
  const calls: ApiRequest[] = [];
  const api: Transport = async (request) => {
    calls.push(request);
    const answer = answers[`${request.method} ${request.path}`];
    if (!answer) throw new Error(`No answer prepared for ${request.method} ${request.path}`);
    return answer(request);
  };
  const callsOf = (method: string) => calls.filter((call) => call.method === method);
  return { api, calls, callsOf };
}

/** A promise that the test resolves by calling `answer`. */
export function later() {
  let answer: (value: TransportAnswer) => void = () => undefined;
  const promise = new Promise<TransportAnswer>((resolve) => {
    answer = resolve;
  });
  return { promise, answer: (value: TransportAnswer) => act(async () => answer(value)) };
}

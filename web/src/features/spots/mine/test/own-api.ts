import type { OwnSpot } from '@wayfarer/contract';
import type { ApiRequest, Transport, TransportAnswer } from '../../../../api/transport.ts';
import { ADA } from '../../../../test/fake-identity.ts';
import { aSpot } from '../../test/spots.ts';

/** One of Ada's destinations; `part` overrides the fields that matter to the test. */
export function ownSpot(part: Partial<OwnSpot> = {}): OwnSpot {
  return {
    ...aSpot(),
    contributed: true,
    email: ADA.email,
    createdBy: ADA.email,
    questions: '',
    hostName: '',
    hostWords: '',
    currency: 'usd',
    state: 'published',
    reason: '',
    edit: null,
    ...part,
  };
}

/** The sent facts without the pictures, which responses return in another shape. */
function factsOf(body: unknown): Partial<OwnSpot> {
  const { pictures: _claimed, ...facts } = body as Partial<OwnSpot>;
  return facts;
}

type Answer = TransportAnswer | Promise<TransportAnswer>;
type Handler = (request: ApiRequest) => Answer;

/** One visitor's own destinations, in memory; `over` overrides responses by `METHOD /path`. */
export function ownApi(spots: readonly OwnSpot[] = [], over: Record<string, Handler> = {}) {
  let kept = [...spots];
  const requests: ApiRequest[] = [];
  const idOf = ({ path }: ApiRequest) => path.split('/')[2] ?? '';
  const handlers: Record<string, Handler> = {
    'GET /allSpotsById': () => ({ status: 200, body: kept }),
    'POST /allSpots': ({ body }) => {
      const added = ownSpot({ ...factsOf(body), _id: 'new' });
      kept.push(added);
      return { status: 201, body: added };
    },
    'PUT /allSpots': (request) => {
      const changed = ownSpot({ ...factsOf(request.body), _id: idOf(request) });
      kept = kept.map((spot) => (spot._id === changed._id ? changed : spot));
      return { status: 200, body: changed };
    },
    'DELETE /allSpots': (request) => {
      const before = kept.length;
      kept = kept.filter(({ _id }) => _id !== idOf(request));
      return { status: 200, body: { deletedCount: before - kept.length } };
    },
    ...over,
  };
  const api: Transport = async (request) => {
    requests.push(request);
    const handler = handlers[`${request.method} /${request.path.split('/')[1] ?? ''}`];
    if (!handler) throw new Error(`No answer prepared for ${request.method} ${request.path}`);
    return handler(request);
  };
  const sent = (method: ApiRequest['method']) =>
    requests.filter((request) => request.method === method);
  return { api, sent };
}

/** A promise that the test resolves by calling `answer`. */
export function later() {
  let answer: (value: TransportAnswer) => void = () => undefined;
  const promise = new Promise<TransportAnswer>((resolve) => {
    answer = resolve;
  });
  return { promise, answer: (value: TransportAnswer) => answer(value) };
}

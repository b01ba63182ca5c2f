import { updateCharge, updateRefund } from '../resources/annotations.ts';
import { invalidRequest } from './api-error.ts';
import type { Access, Call } from './call.ts';
import {
  chargeObject,
  expandedCharge,
  requireCharge,
  type ChargeRow,
} from '../resources/charges.ts';
import { confirmIntent } from '../resources/intents/confirm.ts';
import {
  closeDispute,
  disputeObject,
  requireDispute,
  updateDispute,
  type DisputeRow,
} from '../resources/disputes.ts';
import { EVENT_SOURCE, eventObject, requireEvent, type EventRow } from '../resources/events.ts';
import {
  fraudWarningObject,
  requireFraudWarning,
  WARNING_SOURCE,
} from '../resources/fraud-warnings.ts';
import {
  cancelIntent,
  createIntent,
  intentFor,
  retrieveIntent,
  updateIntent,
} from '../resources/intents/intents.ts';
import type { IntentRow } from '../resources/intents/intent-store.ts';
import { PAGING, listObject, readPage, type Condition } from './lists.ts';
import { Parameters } from './parameters.ts';
import { paymentMethodObject } from '../resources/payment-method-store.ts';
import {
  createPaymentMethod,
  findPaymentMethod,
  retrievePaymentMethod,
} from '../resources/payment-methods.ts';
import {
  createRefund,
  expandedRefund,
  requireRefund,
  type RefundRow,
} from '../resources/refunds.ts';

export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly access: readonly Access[];
  run(call: Call, params: Parameters, id: string): Promise<object>;
}

const SECRET: readonly Access[] = ['secret'];
const EITHER: readonly Access[] = ['secret', 'publishable'];

function route(
  method: Route['method'],
  path: string,
  access: readonly Access[],
  run: Route['run'],
): Route {
  const pattern = path.replace(':id', '([A-Za-z0-9_]{1,120})');
  return { method, path: new RegExp(`^${pattern}$`), access, run };
}

/**
 * The route of a list of the rows of `source`, which can be filtered by `columns`. `shown` makes the response's object
 * from a row.
 */
function list<Row>(
  path: string,
  source: string,
  columns: readonly string[],
  shown: (call: Call, params: Parameters) => (row: Row) => object | Promise<object>,
): Route {
  return route('GET', path, SECRET, async (call, params) => {
    params.only([...PAGING, ...columns]);
    const where = given(params, columns);
    const show = shown(call, params);
    const { rows, hasMore } = await readPage<Row>(call.tx, source, params, where);
    return listObject(path, await Promise.all(rows.map(show)), hasMore);
  });
}

export const ROUTES: readonly Route[] = [
  route('POST', '/v1/payment_methods', EITHER, createPaymentMethod),
  route('GET', '/v1/payment_methods/:id', SECRET, (call, _params, id) =>
    retrievePaymentMethod(call, id),
  ),

  route('POST', '/v1/payment_intents', SECRET, async (call, params) => {
    const created = await createIntent(call, params);
    if (params.boolean('confirm') !== true) return shownIntent(call, created, params);
    const confirmed = await confirmIntent(call, created.id, new Parameters());
    return shownIntent(call, confirmed, params);
  }),
  list('/v1/payment_intents', 'cards_payment_intents', [], (call, params) => {
    return (row: IntentRow) => shownIntent(call, row, params);
  }),
  route('GET', '/v1/payment_intents/:id', EITHER, async (call, params, id) => {
    params.only(['client_secret', 'expand']);
    return shownIntent(call, await retrieveIntent(call, id, params), params);
  }),
  route('POST', '/v1/payment_intents/:id', SECRET, async (call, params, id) =>
    shownIntent(call, await updateIntent(call, id, params), params),
  ),
  route('POST', '/v1/payment_intents/:id/confirm', EITHER, async (call, params, id) =>
    shownIntent(call, await confirmIntent(call, id, params), params),
  ),
  route('POST', '/v1/payment_intents/:id/cancel', SECRET, async (call, params, id) =>
    shownIntent(call, await cancelIntent(call, id, params), params),
  ),

  list('/v1/charges', 'cards_charges', ['payment_intent'], (_call, params) => {
    const expand = expansions(params, ['balance_transaction']);
    return (row: ChargeRow) => expandedCharge(row, expand);
  }),
  route('GET', '/v1/charges/:id', SECRET, async (call, params, id) =>
    expandedCharge(await requireCharge(call.tx, id), expansions(params, ['balance_transaction'])),
  ),
  route('POST', '/v1/charges/:id', SECRET, async (call, params, id) =>
    chargeObject(await updateCharge(call, id, params)),
  ),

  route('POST', '/v1/refunds', SECRET, async (call, params) => {
    const expand = expansions(params, ['charge']);
    return expandedRefund(call.tx, await createRefund(call, params), expand);
  }),
  list('/v1/refunds', 'cards_refunds', ['payment_intent', 'charge'], (call, params) => {
    const expand = expansions(params, ['charge']);
    return (row: RefundRow) => expandedRefund(call.tx, row, expand);
  }),
  route('GET', '/v1/refunds/:id', SECRET, async (call, params, id) =>
    expandedRefund(call.tx, await requireRefund(call.tx, id), expansions(params, ['charge'])),
  ),
  route('POST', '/v1/refunds/:id', SECRET, async (call, params, id) => {
    const expand = expansions(params, ['charge']);
    return expandedRefund(call.tx, await updateRefund(call, id, params), expand);
  }),

  list(
    '/v1/radar/early_fraud_warnings',
    WARNING_SOURCE,
    ['charge', 'payment_intent'],
    () => fraudWarningObject,
  ),
  route('GET', '/v1/radar/early_fraud_warnings/:id', SECRET, async (call, _params, id) =>
    fraudWarningObject(await requireFraudWarning(call.tx, id)),
  ),

  list('/v1/disputes', 'cards_disputes', ['payment_intent', 'charge'], (call) => {
    return (row: DisputeRow) => disputeObject(row, call.now);
  }),
  route('GET', '/v1/disputes/:id', SECRET, async (call, _params, id) =>
    disputeObject(await requireDispute(call.tx, id), call.now),
  ),
  route('POST', '/v1/disputes/:id', SECRET, async (call, params, id) =>
    disputeObject(await updateDispute(call, id, params), call.now),
  ),
  route('POST', '/v1/disputes/:id/close', SECRET, async (call, params, id) =>
    disputeObject(await closeDispute(call, id, params), call.now),
  ),

  route('GET', '/v1/events', SECRET, async (call, params) => {
    params.only([...PAGING, 'type', 'types', 'delivery_success']);
    const delivered = params.boolean('delivery_success');
    const where = given(params, ['type']);
    const types = params.words('types');
    if (types !== undefined) where.push(['type', types]);
    if (delivered !== undefined) where.push(['pending', !delivered]);
    const { rows, hasMore } = await readPage<EventRow>(call.tx, EVENT_SOURCE, params, where);
    return listObject('/v1/events', rows.map(eventObject), hasMore);
  }),
  route('GET', '/v1/events/:id', SECRET, async (call, _params, id) =>
    eventObject(await requireEvent(call.tx, id)),
  ),
];

function given(params: Parameters, columns: readonly string[]): Condition[] {
  return columns.flatMap((column): Condition[] => {
    const value = params.text(column);
    return value === undefined ? [] : [[column, value]];
  });
}

/** The names in `expand`, without the prefix `data.` that lists have. */
function expansions(params: Parameters, known: readonly string[]): string[] {
  return (params.words('expand') ?? []).map((entry) => {
    const name = entry.replace(/^data\./, '');
    if (!known.includes(name)) {
      throw invalidRequest(`This property cannot be expanded (${name.slice(0, 100)}).`, {
        param: 'expand',
      });
    }
    return name;
  });
}

async function shownIntent(call: Call, row: IntentRow, params: Parameters): Promise<object> {
  const object = intentFor(call, row);
  if (call.access !== 'secret') return object;
  const expand = expansions(params, ['latest_charge', 'payment_method']);
  const charge = expand.includes('latest_charge') ? row.latest_charge : null;
  const methodId = expand.includes('payment_method') ? row.payment_method : null;
  const method = methodId === null ? undefined : await findPaymentMethod(call.tx, methodId);
  return {
    ...object,
    ...(charge === null
      ? {}
      : { latest_charge: chargeObject(await requireCharge(call.tx, charge)) }),
    ...(method === undefined ? {} : { payment_method: paymentMethodObject(method) }),
  };
}

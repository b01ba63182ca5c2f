export type { CardSandboxEvent } from './protocol/api.ts';
export { NAMED_METHODS, TEST_CARDS } from './resources/cards.ts';
export type { WebhookOptions, WebhookRequest } from './webhooks/deliveries.ts';
export { createCardFaults } from './protocol/faults.ts';
export type { CardFaults, Fault, FaultRule, FaultTarget } from './protocol/faults.ts';
export { migrations } from './migrations.ts';
export { createCardSandbox } from './sandbox.ts';
export type { CardSandbox, CardSandboxOptions } from './sandbox.ts';
export type { SqlDatabase, SqlExecutor } from './sql.ts';

export type { CardSandboxEvent } from './api.ts';
export { NAMED_METHODS, TEST_CARDS } from './cards.ts';
export type { WebhookOptions, WebhookRequest } from './deliveries.ts';
export { createCardFaults } from './faults.ts';
export type { CardFaults, Fault, FaultRule, FaultTarget } from './faults.ts';
export { migrations } from './migrations.ts';
export { createCardSandbox } from './sandbox.ts';
export type { CardSandbox, CardSandboxOptions } from './sandbox.ts';
export type { SqlDatabase, SqlExecutor } from './sql.ts';

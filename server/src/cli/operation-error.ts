/** A problem that the operator has to solve; only its message is shown. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
}

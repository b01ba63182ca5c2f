/** A problem for the operator to solve; only its message is shown. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
}

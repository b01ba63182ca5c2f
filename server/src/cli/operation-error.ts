/** Something that the operator has to know or to do; its message is all that is shown. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
}

/** The call's answer was that nothing of the visitor's has this id, or that nothing can have it. */
export function isUnknownId(error: unknown): boolean {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return status === 404 || status === 400;
}

/**
 * An error and up to four of its causes for the log: name, code, constraint, message, stack frames. The message of a
 * database error is left out, because it may contain personal data; so are its details, statement and parameters.
 */
export function describeError(error: unknown): object[] {
  const parts: object[] = [];
  for (let at = error; at instanceof Error && parts.length < 5; at = at.cause) {
    const code = 'code' in at ? at.code : undefined;
    const constraint = 'constraint' in at ? at.constraint : undefined;
    parts.push({
      name: at.name,
      ...(code !== undefined && { code }),
      ...(constraint !== undefined && { constraint }),
      ...(!isOfDatabase(at) && { message: at.message.slice(0, 300) }),
      at: at.stack
        ?.split('\n')
        .filter((line) => line.startsWith('    at '))
        .slice(0, 8),
    });
  }
  return parts;
}

/** True for an error of the database, or of a query builder about a statement. */
function isOfDatabase(error: Error): boolean {
  const severity = 'severity' in error ? error.severity : undefined;
  return severity !== undefined || ('query' in error && 'params' in error);
}

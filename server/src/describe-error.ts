/**
 * An error and its causes for the log: name, code, constraint, stack. Statements and parameters of
 * the database are left out: they carry personal data.
 */
export function describeError(error: unknown): object[] {
  const parts: object[] = [];
  for (let at = error; at instanceof Error && parts.length < 5; at = at.cause) {
    const code = 'code' in at ? at.code : undefined;
    const constraint = 'constraint' in at ? at.constraint : undefined;
    const bySql = 'query' in at && 'params' in at;
    parts.push({
      name: at.name,
      ...(code !== undefined && { code }),
      ...(constraint !== undefined && { constraint }),
      ...(!bySql && { message: at.message.slice(0, 300) }),
      at: at.stack
        ?.split('\n')
        .filter((line) => line.startsWith('    at '))
        .slice(0, 8),
    });
  }
  return parts;
}

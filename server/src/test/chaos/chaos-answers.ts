/** What the product answered, and what it should not have. */
export class ChaosAnswers {
  /** How many there were of each status; 0: the connection broke. */
  readonly byStatus: Record<number, number> = {};
  readonly unexplained: string[] = [];

  /** `output`: all that the product has printed, for the line about what went wrong. */
  note({ status, body }: { status: number; body: unknown }, output: string): void {
    this.byStatus[status] = (this.byStatus[status] ?? 0) + 1;
    if (status < 500 || status === 503) return;
    const { requestId = '-' } = body as { requestId?: string };
    const told = output.split('\n').find((line) => line.includes(requestId));
    this.unexplained.push(`${status} ${JSON.stringify(body)} ${told ?? ''}`);
  }
}

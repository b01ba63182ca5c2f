export class ChaosAnswers {
  /** The number of answers by status; 0: the connection broke. */
  readonly byStatus: Record<number, number> = {};
  readonly unexplained: string[] = [];

  /** `output` is everything that the product has printed, to find the line about a failure. */
  note({ status, body }: { status: number; body: unknown }, output: string): void {
    this.byStatus[status] = (this.byStatus[status] ?? 0) + 1;
    if (status < 500 || status === 503) return;
    const { requestId = '-' } = body as { requestId?: string };
    const told = output.split('\n').find((line) => line.includes(requestId));
    this.unexplained.push(`${status} ${JSON.stringify(body)} ${told ?? ''}`);
  }
}

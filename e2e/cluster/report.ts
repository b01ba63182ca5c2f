import type { PhaseCount } from './ledger.ts';

const HEAD = ['fault', 'seconds', 'without writes', 'requests', 'reads failed', 'writes failed'];

export function phaseTable(phases: readonly PhaseCount[]): string {
  const rows = phases.map((phase) => [
    phase.name,
    phase.seconds.toFixed(0),
    `${phase.withoutWrites.toFixed(1)} s`,
    String(phase.requests),
    String(phase.readsFailed),
    String(phase.writesFailed),
  ]);
  const table = [HEAD, ...rows];
  const widths = HEAD.map((_name, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return table.map(line).join('\n');
}

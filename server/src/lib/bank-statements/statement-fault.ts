import { ProblemError } from '../../problem-error.ts';

/** The reasons to refuse a file, for readers of another language. */
const FAULTS = {
  empty: 'is empty',
  unknown_format: 'is not a CAMT.053, MT940 or CSV statement',
  other_xml: 'is XML, but not a CAMT.053 statement',
  broken_xml: 'is not well-formed XML',
  doctype: 'contains a DOCTYPE or entities, which are refused',
  broken_csv: 'is not a readable CSV table',
  columns: 'has no column for',
  bad_day: 'has no readable date',
  bad_amount: 'has no readable amount',
  bad_currency: 'has no readable currency',
  bad_entry: 'is not readable',
  too_many: 'has too many entries',
} as const;
export type StatementFault = keyof typeof FAULTS;

type Place = { line: number } | { entry: number };

/** Why a statement can't be read. The message names the line of a text or the entry of an XML file. */
export function statementFault(
  fault: StatementFault,
  place?: Place,
  more: { missing?: string; most?: number } = {},
): ProblemError {
  const [kind, at] = Object.entries(place ?? {})[0] ?? ['', 0];
  const where = place === undefined ? 'The file' : `${kind === 'line' ? 'Line' : 'Entry'} ${at}`;
  const what = more.missing === undefined ? '' : ` ${more.missing}`;
  const limit = more.most === undefined ? '' : `; the limit is ${more.most}`;
  const message = `${FAULTS[fault]}${what}${limit}`;
  return new ProblemError('invalid_input', `${where} ${message}.`, {
    field: 'file',
    issues: [{ field: 'file', message: `${where} ${message}` }],
    params: { fault, ...place, ...more },
  });
}

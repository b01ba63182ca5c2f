import {
  plainTerms,
  policySentences,
  TERMS_TEMPLATES,
  type CancellationTerms,
  type Policies,
  type PolicyExceptionEntry,
  type PolicyFamily,
} from '@wayfarer/contract';
import type { ExceptionRow } from './exceptions/store-exceptions.ts';
import type { PolicyRow } from './store-policies.ts';

export function presentFamily(
  family: string,
  versions: readonly PolicyRow[],
  spots: number,
): PolicyFamily {
  return {
    family,
    isDefault: versions.some(({ isDefault }) => isDefault),
    retiredAt: versions[0]?.retiredAt?.toISOString() ?? null,
    spots,
    versions: versions.map(presentVersion),
  };
}

function presentVersion(row: PolicyRow): PolicyFamily['versions'][number] {
  const { createdAt, createdBy, name, version } = row;
  return { ...presentNamed(name, row), version, createdAt: createdAt.toISOString(), createdBy };
}

function presentNamed(name: string, terms: CancellationTerms) {
  return { ...plainTerms(terms), name, sentences: policySentences(terms) };
}

export const TEMPLATES: Policies['templates'] = Object.entries(TERMS_TEMPLATES).map(
  ([name, terms]) => presentNamed(name, terms),
);

export function presentException(row: ExceptionRow): PolicyExceptionEntry {
  const { countryKey: country, fromDay, offerId, reason, refundPercent, toDay } = row;
  return {
    _id: row.id,
    offerId,
    country,
    fromDay,
    toDay,
    refundPercent,
    reason,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

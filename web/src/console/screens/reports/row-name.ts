import { REPORT_SOURCES, type ReportGroup, type ReportRow } from '@wayfarer/contract';
import { monthName } from '../../kit/figures/day-names.ts';
import { reportsTexts as texts } from './copy.texts.js';

/** The name of a group. */
export function rowName(by: ReportGroup, { key, name }: Pick<ReportRow, 'key' | 'name'>): string {
  if (key === '') return texts.noBooking;
  if (by === 'month') return monthName(key);
  if (by === 'destination') return name || key;
  return texts.sources[REPORT_SOURCES.find((source) => source === key) ?? 'unknown'];
}

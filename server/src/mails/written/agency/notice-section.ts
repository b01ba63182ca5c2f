import { apart } from '@wayfarer/contract';
import type { AgencyNotice } from '../../mail-parts.ts';
import { labeled, quoted } from '../layout/layout.texts.js';

/** A notice to the agency, as a section of an email with several notices. */
export function sectionOf({
  action,
  facts = [],
  lines = [],
  note,
  paragraphs,
  quote,
  subject,
}: AgencyNotice): { title: string; texts: readonly string[] } {
  const texts = [
    ...paragraphs,
    ...[...facts, ...lines].map(([label, value]) => labeled({ label, value })),
    ...(quote === undefined ? [] : [quoted(apart(quote))]),
    ...(note === undefined ? [] : [note]),
    ...(action === undefined ? [] : [labeled({ label: action.label, value: action.url })]),
  ];
  return { title: subject, texts };
}

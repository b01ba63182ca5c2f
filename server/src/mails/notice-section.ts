import type { AgencyNotice } from './layout/mail-parts.ts';

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
    ...[...facts, ...lines].map(([label, value]) => `${label}: ${value}`),
    ...(quote === undefined ? [] : [`“${quote}”`]),
    ...(note === undefined ? [] : [note]),
    ...(action === undefined ? [] : [`${action.label}: ${action.url}`]),
  ];
  return { title: subject, texts };
}

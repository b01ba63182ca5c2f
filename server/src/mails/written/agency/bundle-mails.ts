import { apart } from '@wayfarer/contract';
import type { AgencyNotice, MailParts, NoticeBundle } from '../../mail-parts.ts';
import { bundles, digest, trial } from './agency.texts.js';
import { labeled, quoted } from '../layout/layout.texts.js';

/** Notices described in one email; others are only counted. */
const DESCRIBED = 25;

const PATHS: Readonly<Record<NoticeBundle, string>> = {
  bookings: '/admin/bookings',
  contributions: '/admin/destinations/review',
  withdrawals: '/admin/destinations?state=archived',
};

/** A notice as a section of an email with several notices. */
function sectionOf({
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

/** All notices of a bundle. A single one becomes an email of its own; null if there are none. */
export function bundleParts(
  bundle: NoticeBundle,
  notices: readonly AgencyNotice[],
  publicUrl: string,
): MailParts | null {
  const [first, ...others] = notices;
  if (!first) return null;
  if (others.length === 0) return { ...first, internal: true };
  const { subject, text } = bundles[bundle];
  const more = notices.length - DESCRIBED;
  return {
    subject: subject(notices.length),
    paragraphs: [text],
    action: { label: bundles.seeAll, url: `${publicUrl}${PATHS[bundle]}` },
    sections: notices.slice(0, DESCRIBED).map(sectionOf),
    ...(more > 0 && { note: bundles.more(more) }),
    internal: true,
  };
}

/** The parts of an email with everything since the previous morning's. */
export const digestParts = (notices: readonly AgencyNotice[]): MailParts => ({
  subject: digest.subject(notices.length),
  paragraphs: [digest.text],
  sections: notices.map(sectionOf),
  internal: true,
});

export const trialParts = (agency: string): MailParts => ({
  subject: trial.subject(apart(agency)),
  paragraphs: [trial.text(apart(agency)), trial.spam],
  internal: true,
});

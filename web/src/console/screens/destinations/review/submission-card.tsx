import type { SpotFacts, Submission } from '@wayfarer/contract';
import { useState } from 'react';
import { formatMomentDay } from '../../../../lib/format-moment.ts';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Picture } from '../../../../ui/display/pictures/picture.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { consolePath } from '../../../kit/address/paths.ts';
import { useStaff } from '../../../kit/staff/staff.ts';
import { categoryNames } from '../../../../domain/category-names.ts';
import { factNames, reviewTexts as texts } from './copy.ts';
import { SendBackDialog } from './send-back-dialog.tsx';
import { useApproval } from './use-decide.ts';
import { wordChanges } from './word-changes.ts';

const FACTS = Object.keys(factNames) as (keyof SpotFacts)[];

function valueOf(facts: SpotFacts, name: keyof SpotFacts): string {
  if (name !== 'category') return facts[name];
  return facts.category === null ? '' : categoryNames[facts.category];
}

/** A proposed fact with new words underlined, and the published text below. */
function Fact({ name, of: { facts, published } }: { name: keyof SpotFacts; of: Submission }) {
  const value = valueOf(facts, name);
  const before = published && valueOf(published, name);
  const runs =
    before === null ? [{ from: 0, text: value, isNew: false }] : wordChanges(before, value);
  return (
    <div className="grid grid-cols-1 gap-x-6 border-b border-line py-2.5 last:border-b-0 sm:grid-cols-[11rem_1fr]">
      <dt className="text-sm text-muted">{factNames[name]}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
        {runs.map(({ from, isNew, text }) =>
          isNew ? (
            <ins
              key={from}
              className="bg-sun-soft decoration-sun-ink decoration-2 underline-offset-4"
            >
              {text}
            </ins>
          ) : (
            <span key={from}>{text}</span>
          ),
        )}
        {before !== null && (
          <span className="mt-1 block text-sm text-muted">
            {texts.was} <del className="no-underline">{before || texts.noText}</del>
          </span>
        )}
      </dd>
    </div>
  );
}

function Facts({ submission }: { submission: Submission }) {
  const { facts, published } = submission;
  const shown = FACTS.filter((name) =>
    published === null
      ? valueOf(facts, name) !== ''
      : valueOf(facts, name) !== valueOf(published, name),
  );
  if (shown.length === 0) return <p className="text-muted">{texts.unchanged}</p>;
  return (
    <dl>
      {shown.map((name) => (
        <Fact key={name} name={name} of={submission} />
      ))}
    </dl>
  );
}

function Pictures({ submission: { pictures } }: { submission: Submission }) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={texts.pictures} className="mb-3 flex flex-wrap gap-3">
      {pictures.map(({ _id, alt, placeholder, url }) => (
        <li key={_id} className="w-32">
          <Picture
            src={url}
            alt=""
            placeholder={placeholder}
            sizes="8rem"
            className="rounded-card"
          />
          <p className="mt-1 text-xs wrap-anywhere text-muted">{alt || texts.noAlt}</p>
        </li>
      ))}
    </ul>
  );
}

function Head({
  submission: { _id, contributor, facts, kind, submittedAt },
}: {
  submission: Submission;
}) {
  const { may } = useStaff();
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Picture
        src={facts.image}
        alt=""
        ratio="square"
        sizes="6rem"
        className="size-24 shrink-0 rounded-card"
      />
      <div className="min-w-0 grow basis-52">
        <Badge tone="warning">{texts.kinds[kind]}</Badge>
        <h2 className="display mt-2 text-xl wrap-anywhere">{facts.spot}</h2>
        <p className="text-sm text-muted">
          {texts.by(contributor?.name, formatMomentDay(submittedAt))}
        </p>
      </div>
      {may('spots.write') && (
        <ButtonLink
          size="sm"
          variant="ghost"
          to={consolePath(`destinations/${encodeURIComponent(_id)}`)}
        >
          {texts.open} <span className="sr-only">{facts.spot}</span>
        </ButtonLink>
      )}
    </div>
  );
}

/** A submission with its changes and the buttons for the two decisions. */
export function SubmissionCard({ submission }: { submission: Submission }) {
  const { facts, kind } = submission;
  const { approve, busy, problem } = useApproval(submission);
  // keeps the version that the person has read
  const [sendingBack, setSendingBack] = useState<Submission>();
  return (
    <article
      aria-label={facts.spot}
      className="rounded-panel border border-line bg-surface p-5 sm:p-6"
    >
      <Head submission={submission} />
      <p className="mt-4 mb-2 text-sm text-muted">{texts.kindTexts[kind]}</p>
      <Pictures submission={submission} />
      <Facts submission={submission} />
      {problem !== undefined && <Banner>{problem}</Banner>}
      <div className="mt-5 flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0">
        <Button variant="secondary" disabled={busy} onClick={() => setSendingBack(submission)}>
          {texts.sendBack}
        </Button>
        <Button loading={busy} onClick={() => void approve()}>
          {kind === 'online' ? texts.keep : texts.approve}
        </Button>
      </div>
      {sendingBack && (
        <SendBackDialog submission={sendingBack} onClose={() => setSendingBack(undefined)} />
      )}
    </article>
  );
}

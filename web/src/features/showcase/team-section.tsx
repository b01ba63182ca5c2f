import type { TeamMember } from '@wayfarer/contract';
import { Mail, MessageCircle } from 'lucide';
import { linkedPaths } from '../../domain/paths.ts';
import { langOf } from '../../lib/language.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Card } from '../../ui/display/card.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { Section } from '../../ui/layout/layout.tsx';
import { Portrait } from '../../ui/display/pictures/picture.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { showcaseApi } from './api.ts';
import { teamTexts as texts } from './copy.texts.js';
import { SampleNote } from './sample-note.tsx';

const GRID = 'snap-row gap-5 sm:grid sm:grid-cols-2 lg:grid-cols-3';
const CONTACT =
  'inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-brand underline-offset-4 hover:underline [&>svg]:size-4';

function MemberCard({ member }: { member: TeamMember }) {
  const { name, post, mail, img } = member;
  // defaults fill in the missing parts of a sample (spec §3), but not of a real person
  const expertise = member.own || member.expertise.length > 0 ? member.expertise : texts.expertise;
  const firstName = name.split(' ')[0] ?? name;
  return (
    <Card className="flex h-full flex-col">
      <div className="flex items-center gap-4">
        <Portrait src={img} name={name} size={72} />
        <div className="min-w-0">
          <h3 className="text-lg font-bold tracking-tight wrap-anywhere">{name}</h3>
          <p lang={langOf(member)} className="text-sm text-muted">
            {post}
          </p>
        </div>
      </div>
      <blockquote
        lang={member.quote ? langOf(member) : undefined}
        className="any-language display mt-5 grow text-lg leading-snug font-normal"
      >
        {member.quote || (!member.own && texts.quote)}
      </blockquote>
      <ul
        lang={member.expertise.length > 0 ? langOf(member) : undefined}
        className="mt-5 flex flex-wrap gap-1.5"
      >
        {expertise.map((field) => (
          <li key={field}>
            <Badge>{field}</Badge>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-x-6">
        {mail !== '' && (
          <a href={`mailto:${mail}`} className={CONTACT}>
            <Icon shape={Mail} />
            <span className="wrap-anywhere">
              {mail} <span className="sr-only">{texts.mail(name)}</span>
            </span>
          </a>
        )}
        <Link to={linkedPaths.contact('to', name)} className={CONTACT}>
          <Icon shape={MessageCircle} />
          {texts.ask(firstName)}
        </Link>
      </div>
    </Card>
  );
}

function TeamSkeleton() {
  return (
    <div aria-live="polite" aria-busy="true">
      <p className="mb-4 text-muted">{texts.loading}</p>
      <div className={GRID}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-76 rounded-panel" />
        ))}
      </div>
    </div>
  );
}

/** The team (spec §2, Home 4): a card for each member with contact links. */
export function TeamSection() {
  const query = showcaseApi.useListTeamQuery();
  if (query.data?.length === 0) return null;
  return (
    <Section title={texts.title} text={texts.text}>
      <QueryView query={query} loading={<TeamSkeleton />} failed={texts.failed}>
        {(team) => (
          <>
            <ul className={GRID}>
              {team.map((member) => (
                <li key={member.id}>
                  <MemberCard member={member} />
                </li>
              ))}
            </ul>
            {team.some(({ own }) => !own) && <SampleNote text={texts.sample} />}
          </>
        )}
      </QueryView>
    </Section>
  );
}

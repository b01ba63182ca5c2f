import { BadgeX, SearchX } from 'lucide';
import type { IconNode } from 'lucide';
import { problemOf } from '../../../lib/error-text.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { checkInApi } from '../api.ts';
import { arrivalTexts as texts } from '../copy.texts.js';
import { ArrivalCard } from './arrival-card.tsx';
import { FocusedHeading } from './focused-heading.tsx';
import type { Next, Wanted } from './wanted.ts';

/** Fetches again each time, because someone else may have checked in the party since the last lookup. */
const FRESH = { refetchOnMountOrArgChange: true } as const;

interface ArrivalProps {
  wanted: Wanted;
  /** True if this person may check in a party on an unexpected day. */
  mayAnyway: boolean;
  next: Next;
  /** `1` if it is the whole screen. */
  level: 1 | 2;
}

/** Says that there is no one to check in, and why. */
function Nobody({
  icon,
  title,
  text,
  next,
  level,
}: {
  icon: IconNode;
  title: string;
  text: string;
} & Pick<ArrivalProps, 'level' | 'next'>) {
  return (
    <Card role="alert" className="flex flex-col items-start">
      <span
        aria-hidden
        className="mb-4 grid size-14 place-items-center rounded-full bg-danger-soft text-danger"
      >
        <Icon shape={icon} className="size-7" />
      </span>
      <FocusedHeading level={level}>{title}</FocusedHeading>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-6">{next('primary')}</div>
    </Card>
  );
}

/** Looks up a scanned or typed code and shows the expected party. The lookup changes nothing. */
export function Arrival({ wanted, mayAnyway, next, level }: ArrivalProps) {
  const query = checkInApi.useLookUpCheckInQuery({ body: wanted }, FRESH);
  const isLink = 'link' in wanted;
  const code = query.isError ? problemOf(query.error)?.code : undefined;
  if (code === 'invalid_signature' || (isLink && code === 'invalid_input')) {
    return (
      <Nobody
        icon={BadgeX}
        title={texts.forgedTitle}
        text={texts.forgedText}
        next={next}
        level={level}
      />
    );
  }
  return (
    <QueryView
      query={query}
      loading={<Loading text={texts.loading} />}
      failed={texts.failed}
      actions={next('secondary')}
      notFound={
        <Nobody
          icon={SearchX}
          title={texts.notFoundTitle}
          text={texts.notFoundText[isLink ? 'link' : 'reference']}
          next={next}
          level={level}
        />
      }
    >
      {(checkIn) => (
        <ArrivalCard
          checkIn={checkIn}
          wanted={wanted}
          mayAnyway={mayAnyway}
          next={next}
          level={level}
        />
      )}
    </QueryView>
  );
}

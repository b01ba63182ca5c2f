import type { ReactNode } from 'react';
import type { ShownQuery } from '../../../lib/query-state.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { consolePath } from '../address/paths.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { Screen } from './screen.tsx';

interface RecordViewProps<T> {
  query: ShownQuery<T>;
  texts: { loading: string; failed: string; missing: string; missingText: string; toList: string };
  /** The console path of the record's list. */
  list: string;
  children: (record: T) => ReactNode;
}

/** The screen of one record in any state. */
export function RecordView<T>({ query, texts, list, children }: RecordViewProps<T>) {
  return (
    <QueryView
      query={query}
      level={1}
      loading={
        <Screen title={texts.loading}>
          <ListSkeleton rows={5} />
        </Screen>
      }
      failed={texts.failed}
      notFound={
        <EmptyState
          level={1}
          title={texts.missing}
          text={texts.missingText}
          actions={<ButtonLink to={consolePath(list)}>{texts.toList}</ButtonLink>}
        />
      }
    >
      {children}
    </QueryView>
  );
}

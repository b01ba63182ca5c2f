import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { linkTexts as texts } from './copy.texts.js';
import { LinkColumn } from './link-column.tsx';

/** A placeholder with the outlines of a link's page. */
export function LoadingLink() {
  return (
    <LinkColumn text={<span role="status">{texts.loading}</span>}>
      <div
        aria-busy="true"
        className="rounded-panel border border-line bg-surface p-5 shadow-float sm:p-7"
      >
        <div className="flex items-center gap-4">
          <Skeleton className="h-20 w-[min(7rem,34%)] shrink-0" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
        <div className="mt-5 border-t border-line pt-5">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="mt-2 h-11 w-1/2" />
        </div>
        <Skeleton className="mt-8 h-20" />
        <Skeleton className="mt-5 h-15" />
      </div>
    </LinkColumn>
  );
}

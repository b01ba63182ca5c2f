import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Container } from '../../../ui/layout/layout.tsx';

/** Placeholders for the page's content. */
export function LoadingTrip({ text, level }: { text: string; level?: 1 }) {
  const Text = level === 1 ? 'h1' : 'span';
  return (
    <Container className="pt-4 pb-16">
      <div role="status" className="flex min-h-11 items-center text-sm text-muted">
        <Text>{text}</Text>
      </div>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="mt-2 mb-6 h-6 w-1/2" />
      <Skeleton className="h-56 rounded-panel! sm:h-80" />
      <div className="relative -mt-14 sm:px-8">
        <div className="rounded-card bg-surface p-6 shadow-float">
          <Skeleton className="h-40 sm:h-24 lg:hidden" />
          <Skeleton className="h-12 max-lg:hidden" />
        </div>
      </div>
      <div className="mt-10 grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-120 rounded-panel! lg:order-last" />
        <div>
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="mt-5 h-40" />
          <Skeleton className="mt-12 h-6 w-1/2" />
          <Skeleton className="mt-5 h-40" />
        </div>
      </div>
    </Container>
  );
}

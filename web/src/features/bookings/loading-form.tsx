import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Container } from '../../ui/layout/layout.tsx';

/** A placeholder with the shape of a form next to its summary. */
export function LoadingForm({ text }: { text: string }) {
  return (
    <Container>
      <div aria-live="polite" aria-busy="true" className="pt-12">
        <Skeleton className="h-12 w-72" />
        <h1 className="mt-4 text-lg text-muted">{text}</h1>
        <div className="mt-8 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
          <Skeleton className="h-120 rounded-panel!" />
          <Skeleton className="h-120 rounded-panel!" />
        </div>
      </div>
    </Container>
  );
}

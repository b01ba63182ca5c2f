import { Compass } from 'lucide';
import type { ShownQuery } from '../../src/lib/query-state.ts';
import { Button } from '../../src/ui/controls/button.tsx';
import { Banner } from '../../src/ui/feedback/banner.tsx';
import { Loading } from '../../src/ui/feedback/loading.tsx';
import { NoteScreen } from '../../src/ui/feedback/note-screen.tsx';
import { QueryView } from '../../src/ui/feedback/query-view.tsx';
import { CardGridSkeleton, Skeleton } from '../../src/ui/feedback/skeleton.tsx';
import { Spinner } from '../../src/ui/feedback/spinner.tsx';
import { EmptyState, ErrorState } from '../../src/ui/feedback/states.tsx';
import { toast } from '../../src/ui/feedback/toast.ts';
import { Section } from '../../src/ui/layout/layout.tsx';
import { Specimen, Specimens } from '../specimen.tsx';

const retry = () => toast.success('Tried again.');
const LOADING = { isError: false, refetch: retry };
const QUERIES: Readonly<Record<string, ShownQuery<string[]>>> = {
  loading: LOADING,
  failed: { ...LOADING, isError: true, error: { status: 'FETCH_ERROR', error: '' } },
  shown: { ...LOADING, currentData: ['Alfama', 'Ribeira'] },
  empty: { ...LOADING, currentData: [] },
};

export function Feedback() {
  return (
    <Section title="Feedback">
      <Specimens>
        <Specimen name="Banner" column>
          <Banner>Your card was declined.</Banner>
          <Banner tone="warning">The bank disputes this payment.</Banner>
          <Banner tone="info">Prices are in US dollars.</Banner>
          <Banner tone="success">Your booking is confirmed.</Banner>
        </Specimen>
        <Specimen name="toast; Spinner">
          <Button variant="secondary" onClick={() => toast.success('Saved.')}>
            Success
          </Button>
          <Button
            variant="secondary"
            onClick={() => toast.error('Not saved.', 'act', 'The server can’t be reached.')}
          >
            Error with its reason
          </Button>
          <Spinner size="sm" />
          <Spinner />
          <Spinner size="lg" label="Loading" />
        </Specimen>
        <Specimen name="EmptyState" column>
          <EmptyState
            title="No bookings yet"
            text="New bookings appear here."
            actions={<Button>Browse destinations</Button>}
          />
        </Specimen>
        <Specimen name="ErrorState" column>
          <ErrorState
            title="Your bookings can’t be loaded"
            text="The server can’t be reached."
            onRetry={retry}
          />
        </Specimen>
        <Specimen name="Loading" column>
          <Loading text="Loading destinations" />
        </Specimen>
        <Specimen name="NoteScreen" column>
          <NoteScreen
            icon={Compass}
            title="This link has expired"
            text="Ask for a new one."
            actions={<Button>New link</Button>}
          />
        </Specimen>
        <Specimen name="QueryView: loading, failed, empty, shown" wide column>
          {Object.entries(QUERIES).map(([name, query]) => (
            <QueryView
              key={name}
              query={query}
              loading={<Skeleton className="h-10 w-60" />}
              failed="The list can’t be loaded"
              empty={<p className="text-muted">Nothing here yet.</p>}
            >
              {(names) => <p>{names.join(', ')}</p>}
            </QueryView>
          ))}
        </Specimen>
        <Specimen name="CardGridSkeleton" wide column>
          <CardGridSkeleton text="Loading destinations" />
        </Specimen>
      </Specimens>
    </Section>
  );
}

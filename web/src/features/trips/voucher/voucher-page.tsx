import { type Voucher, tripPath } from '@wayfarer/contract';
import { Printer } from 'lucide';
import { useParams } from 'react-router';
import { problemOf } from '../../../lib/error-text.ts';
import { definePage, PREFETCH } from '../../../api/page.ts';
import { paths } from '../../../domain/paths.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { tripsApi } from '../api.ts';
import { voucherTexts as texts } from './copy.texts.js';
import { VoucherSheet } from './voucher-sheet.tsx';

/** Fetches again each time, because the balance may have changed since the last load. */
const FRESH = { refetchOnMountOrArgChange: true } as const;
/** Codes for a canceled or expired booking, which has no voucher. */
const ENDED: ReadonlySet<string | undefined> = new Set(['booking_cancelled', 'booking_expired']);

const byId = (id = '') => ({ params: { id } });

function LoadingVoucher() {
  return (
    <Container className="pt-4 pb-16">
      <div role="status" className="mx-auto flex min-h-12 max-w-200 items-center text-muted">
        <h1>{texts.loading}</h1>
      </div>
      <Skeleton className="mx-auto mt-4 h-[44rem] max-w-200 rounded-panel!" />
    </Container>
  );
}

function Sheet({ id, voucher }: { id: string; voucher: Voucher }) {
  return (
    <Container className="pt-4 pb-16 print:p-0">
      <div className="mx-auto mb-4 flex min-h-12 max-w-200 flex-wrap items-center justify-between gap-4 print:hidden">
        <BackLink to={tripPath(id)}>{texts.back}</BackLink>
        <Button onClick={() => globalThis.print()}>
          <Icon shape={Printer} className="size-5" />
          {texts.print}
        </Button>
      </div>
      <VoucherSheet of={voucher} />
    </Container>
  );
}

function VoucherPage() {
  const { id = '' } = useParams();
  const query = tripsApi.useGetVoucherQuery(byId(id), FRESH);
  const back = <ButtonLink to={tripPath(id)}>{texts.back}</ButtonLink>;
  const code = problemOf(query.error)?.code;
  if (code === 'booking_unpaid') {
    return (
      <Container>
        <EmptyState
          level={1}
          title={texts.unpaid}
          text={texts.unpaidText}
          actions={
            <>
              <ButtonLink to={paths.payment(id)}>{texts.pay}</ButtonLink>
              <ButtonLink variant="secondary" to={tripPath(id)}>
                {texts.back}
              </ButtonLink>
            </>
          }
        />
      </Container>
    );
  }
  if (ENDED.has(code)) {
    return (
      <Container>
        <EmptyState level={1} title={texts.ended} text={texts.endedText} actions={back} />
      </Container>
    );
  }
  return (
    <QueryView
      query={query}
      level={1}
      loading={<LoadingVoucher />}
      failed={texts.failed}
      actions={back}
      missing={{ title: texts.notFound, text: texts.notFoundText }}
    >
      {(voucher) => <Sheet id={id} voucher={voucher} />}
    </QueryView>
  );
}

export const page = definePage(VoucherPage, {
  meta: () => ({ title: texts.title, noIndex: true }),
  load: ({ params, dispatch }) => [
    dispatch(tripsApi.endpoints.getVoucher.initiate(byId(params['id']), PREFETCH)),
  ],
});

import type { Payment } from '@wayfarer/contract';
import { Printer } from 'lucide';
import { useParams } from 'react-router';
import { definePage, PREFETCH } from '../../../api/page.ts';
import { paths } from '../../../domain/paths.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { byId, paymentsApi } from '../api.ts';
import { receiptTexts as texts } from '../history/copy.texts.js';
import { Receipt } from './receipt.tsx';

function BackToHistory() {
  return <BackLink to={paths.paymentHistory()}>{texts.back}</BackLink>;
}

function LoadingReceipt() {
  return (
    <Container className="max-w-200! pt-12 pb-16">
      <div role="status" className="mb-6 text-lg text-muted">
        <h1>{texts.loading}</h1>
      </div>
      <Skeleton className="mb-9 h-12 w-1/2" />
      <Skeleton className="h-120 rounded-panel!" />
    </Container>
  );
}

function Sheet({ payment }: { payment: Payment }) {
  const { data: booking } = paymentsApi.useBookingToPayQuery(byId(payment.bookingId));
  return (
    <div className="mx-auto max-w-200">
      <PageHeader
        title={texts.title}
        above={<BackToHistory />}
        actions={
          <Button variant="secondary" onClick={() => globalThis.print()}>
            <Icon shape={Printer} className="size-4" />
            {texts.print}
          </Button>
        }
      />
      <Container className="pb-16">
        <Receipt payment={payment} booking={booking} />
      </Container>
    </div>
  );
}

function ReceiptPage() {
  const { id } = useParams();
  const query = paymentsApi.useGetPaymentQuery(byId(id));
  const toHistory = <ButtonLink to={paths.paymentHistory()}>{texts.back}</ButtonLink>;
  return (
    <QueryView
      query={query}
      level={1}
      loading={<LoadingReceipt />}
      failed={texts.failed}
      actions={toHistory}
      missing={{ title: texts.notFound, text: texts.notFoundText }}
    >
      {(payment) => <Sheet payment={payment} />}
    </QueryView>
  );
}

export const page = definePage(ReceiptPage, {
  meta: () => ({ title: texts.title, noIndex: true }),
  load: ({ params, dispatch }) => [
    dispatch(paymentsApi.endpoints.getPayment.initiate(byId(params['id']), PREFETCH)),
  ],
});

import { bankShowsText, commaList, type Payment } from '@wayfarer/contract';
import { CreditCard, RotateCcw, Wallet } from 'lucide';
import { useMemo, useRef } from 'react';
import { definePage, PREFETCH } from '../../../api/page.ts';
import { usePublicConfig, useSite } from '../../../api/public-config.ts';
import { useSession } from '../../../session/use-session.ts';
import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StatCard, StatRow } from '../../../ui/display/stat-card.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { paymentsApi } from '../api.ts';
import { netSpent, ownPayments, totalRefunded, totalsLeft, totalSpent } from './history.ts';
import { HistoryList } from './history-list.tsx';
import { historyTexts as texts } from './copy.texts.js';
import { useFailureToast } from '../use-failure-toast.ts';
import { useHiding } from './use-hiding.tsx';

const backHome = (
  <ButtonLink to={paths.home()} variant="secondary">
    {texts.home}
  </ButtonLink>
);

function LoadingHistory() {
  return (
    <Container className="pt-12 pb-16">
      <div role="status" className="mb-6 text-lg text-muted">
        <h1>{texts.loading}</h1>
      </div>
      <Skeleton className="mb-9 h-12 w-2/3" />
      <Skeleton className="mb-8 h-24 rounded-card!" />
      <Skeleton className="h-72 rounded-card!" />
    </Container>
  );
}

interface HistoryProps {
  all: readonly Payment[];
  name: string;
  email: string;
}

function NoPayments({ name }: Pick<HistoryProps, 'name'>) {
  return (
    <Container>
      <EmptyState
        level={1}
        title={texts.empty}
        text={
          <>
            {texts.emptyText(name)}
            <span className="mt-2 block">
              {texts.hiddenHint}{' '}
              <Link to={paths.bookings()} className="underline underline-offset-4">
                {texts.toBookings}
              </Link>
              .
            </span>
          </>
        }
        actions={
          <>
            <ButtonLink to={paths.catalogue()}>{texts.book}</ButtonLink>
            {backHome}
          </>
        }
      />
    </Container>
  );
}

function Totals({ payments }: { payments: readonly Payment[] }) {
  const { currency } = usePublicConfig();
  const { refundDays } = useSite();
  const refunded = totalRefunded(payments);
  const { balance, onArrival } = totalsLeft(payments);
  const net = netSpent(payments);
  const spentNote = commaList([
    net === null ? '' : texts.net(net),
    balance === null ? '' : texts.balanceLeft(balance),
    onArrival === null ? '' : texts.dueOnArrival(onArrival),
  ]);
  return (
    <StatRow>
      <StatCard
        label={texts.totalPayments}
        value={payments.length}
        icon={<Icon shape={CreditCard} />}
      />
      <StatCard
        label={texts.totalSpent}
        value={totalSpent(payments, currency)}
        {...(spentNote !== '' && { note: spentNote })}
        icon={<Icon shape={Wallet} />}
      />
      {refunded !== null && (
        <StatCard
          label={texts.refunds}
          value={refunded}
          note={bankShowsText(refundDays)}
          icon={<Icon shape={RotateCcw} />}
        />
      )}
    </StatRow>
  );
}

function History({ all, name, email }: HistoryProps) {
  const payments = useMemo(() => ownPayments(all, email), [all, email]);
  const around = useRef<HTMLDivElement>(null);
  const { removing, ask, dialog } = useHiding(around);
  return (
    <div ref={around} tabIndex={-1}>
      {payments.length === 0 ? (
        <NoPayments name={name} />
      ) : (
        <>
          <PageHeader
            title={
              <>
                <span className="block text-muted wrap-anywhere">{name}</span> {texts.title}
              </>
            }
            actions={backHome}
          />
          <Container className="flex flex-col gap-8 pb-16">
            <Totals payments={payments} />
            <HistoryList payments={payments} removing={removing} onRemove={ask} />
          </Container>
        </>
      )}
      {dialog}
    </div>
  );
}

function PaymentHistory() {
  const { userName, userEmail } = useSession();
  const query = paymentsApi.useListPaymentsQuery();
  useFailureToast(query.isError, texts.fetchFailed);
  return (
    <QueryView
      query={query}
      level={1}
      loading={<LoadingHistory />}
      failed={texts.fetchFailed}
      actions={backHome}
    >
      {(payments) => (
        <History all={payments} name={userName === '' ? userEmail : userName} email={userEmail} />
      )}
    </QueryView>
  );
}

export const page = definePage(PaymentHistory, {
  meta: () => ({ title: texts.title, noIndex: true }),
  load: ({ dispatch }) => [
    dispatch(paymentsApi.endpoints.listPayments.initiate(undefined, PREFETCH)),
  ],
});

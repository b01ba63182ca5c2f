import { exportReport, REPORT_DAYS, REPORT_GROUPS, type Report } from '@wayfarer/contract';
import { useState } from 'react';
import { useToday } from '../../../api/use-today.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { DestinationFilter } from '../../kit/choice/destination-filter.tsx';
import { ExportButton } from '../../kit/list/export/export-button.tsx';
import { FilterBar, SpanFilter } from '../../kit/list/filters.tsx';
import { StateChips } from '../../kit/list/state-chips.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { ListSkeleton } from '../../kit/screen/list-skeleton.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { reportsApi } from './api.ts';
import { BooksSection } from './books-section.tsx';
import { reportsTexts as texts } from './copy.texts.js';
import { Definitions } from './definitions.tsx';
import { isPeriod, PERIODS, periodsAt } from './periods.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportTable } from './report-table.tsx';

const FILTERS = ['from', 'to', 'by', 'day', 'offerId'] as const;
type Address = ReturnType<typeof useListAddress<(typeof FILTERS)[number]>>;

/** The report that the address asks for; without days, the current year's. */
function askedBy({ values }: Address, today: string) {
  const { thisYear } = periodsAt(today);
  return {
    from: values.from ?? thisYear.from,
    to: values.to ?? thisYear.to,
    by: REPORT_GROUPS.find((group) => group === values.by) ?? 'month',
    day: REPORT_DAYS.find((day) => day === values.day) ?? 'booked',
    ...(values.offerId !== undefined && { offerId: values.offerId }),
  };
}
type Asked = ReturnType<typeof askedBy>;

function Choices({ address, asked, today }: { address: Address; asked: Asked; today: string }) {
  const periods = periodsAt(today);
  const { by, day, from, to } = asked;
  return (
    <div className="mb-6 grid min-w-0 grid-cols-1 gap-4">
      <StateChips
        label={texts.period}
        value={PERIODS.find((name) => periods[name].from === from && periods[name].to === to)}
        onChange={(chosen) => {
          const name = PERIODS.find((one) => one === chosen);
          if (name !== undefined) address.change(periods[name]);
        }}
        chips={PERIODS.map((name) => ({ value: name, label: texts.periods[name] }))}
      />
      <FilterBar>
        <SpanFilter
          label={texts.days}
          labels={{ from: texts.from, to: texts.to }}
          from={from}
          to={to}
          onChange={(days) => address.change(days)}
        />
        <DestinationFilter {...address.part('offerId')} />
      </FilterBar>
      <div className="flex max-w-full flex-wrap items-center gap-3">
        <SegmentedControl
          label={texts.groupedBy}
          name="report-by"
          value={by}
          onChange={(value) => address.change({ by: value })}
          options={REPORT_GROUPS.map((value) => ({ value, label: texts.groups[value] }))}
        />
        <SegmentedControl
          label={texts.countedBy}
          name="report-day"
          value={day}
          onChange={(value) => address.change({ day: value })}
          options={REPORT_DAYS.map((value) => ({ value, label: texts.dayKinds[value] }))}
        />
      </div>
    </div>
  );
}

function Shown({ asked, report }: { asked: Asked; report: Report }) {
  const [chosen, choose] = useState<string>();
  const { by } = asked;
  const shown =
    report.currencies.find(({ currency }) => currency === chosen) ?? report.currencies[0];
  if (shown === undefined)
    return <EmptyState title={texts.empty} text={texts.emptyText} picture={false} />;
  const { currency, left, rows } = shown;
  return (
    <section aria-label={texts.title} className="min-w-0">
      {report.currencies.length > 1 && (
        <div className="mb-4">
          <SegmentedControl
            label={texts.currency}
            name="report-currency"
            value={currency}
            onChange={choose}
            options={report.currencies.map((of) => ({
              value: of.currency,
              label: of.currency.toUpperCase(),
            }))}
          />
        </div>
      )}
      <ReportChart by={by} currency={currency} rows={rows} />
      <ReportTable by={by} shown={shown} />
      {left > 0 && <p className="mt-2 text-sm text-muted">{texts.left(left)}</p>}
    </section>
  );
}

/** Sales, travelers and money of a period, by month, destination or source; and the books of the period. */
export function ReportsScreen() {
  const address = useListAddress(FILTERS);
  const today = useToday();
  const asked = askedBy(address, today);
  const isValid = isPeriod(asked);
  const query = reportsApi.useGetReportQuery({ query: asked }, { skip: !isValid });
  const view = new URLSearchParams(asked).toString();
  return (
    <Screen
      title={texts.title}
      text={texts.text}
      actions={
        isValid && (
          <ExportButton
            call={exportReport}
            file={`report-${asked.by}-${asked.from}-${asked.to}.csv`}
            input={{ view }}
          />
        )
      }
    >
      <Choices address={address} asked={asked} today={today} />
      {isValid ? (
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <QueryView query={query} loading={<ListSkeleton />} failed={texts.failed}>
            {(report) => (
              <>
                <Shown asked={asked} report={report} />
                <Definitions
                  day={asked.day}
                  hasTaxes={report.currencies.some(({ total }) => total.taxes !== 0)}
                  zone={report.timeZone}
                />
              </>
            )}
          </QueryView>
          <BooksSection from={asked.from} to={asked.to} />
        </div>
      ) : (
        <Banner>{texts.wrongDays}</Banner>
      )}
    </Screen>
  );
}

import { STATEMENT_STATES } from '@wayfarer/contract';
import { Card } from '../../../ui/display/card.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import { StateChips } from '../../kit/list/state-chips.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { transfersApi } from './api.ts';
import { AwaitedTransfers } from './awaited-transfers.tsx';
import { transfersTexts as texts } from './copy.texts.js';
import { MatchExact } from './match-exact.tsx';
import { StatementDrop } from './statement-drop.tsx';
import { TransferLine } from './transfer-line.tsx';

const FILTERS = ['state'] as const;

/** Incoming payments of bank statements, by state, with the bookings that they may belong to. */
export function TransfersScreen() {
  const address = useListAddress(FILTERS);
  const state = STATEMENT_STATES.find((one) => one === address.values.state) ?? 'to_match';
  const list = transfersApi.useListStatementLinesQuery({ query: { ...address.query, state } });
  const counts = transfersApi.useCountStatementLinesQuery();
  return (
    <ListScreen
      title={texts.title}
      text={texts.text}
      list={list}
      address={address}
      texts={{
        failed: texts.failed,
        empty: texts.empty[state],
        emptyText: texts.emptyText[state],
        emptyFilterTitle: texts.empty[state],
        emptyFilter: texts.emptyText[state],
      }}
      views={
        <>
          <StatementDrop />
          <StateChips
            label={texts.views}
            chips={STATEMENT_STATES.map((value) => ({
              value,
              label: texts.states[value],
              count: counts.data?.[value],
            }))}
            value={state}
            onChange={(value) => address.change({ state: value })}
          />
          <AwaitedTransfers counts={counts.data} />
        </>
      }
    >
      {(rows) => (
        <>
          <Card padded={false}>
            <ul aria-label={texts.states[state]}>
              {rows.map((line) => (
                <TransferLine key={line._id} line={line} />
              ))}
            </ul>
          </Card>
          {state === 'to_match' && <MatchExact lines={rows} />}
        </>
      )}
    </ListScreen>
  );
}

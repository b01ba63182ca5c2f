import type { BookingListItem } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../../lib/error-text.ts';

export interface Failure {
  row: BookingListItem;
  why: string;
}

/** Runs the action for one booking after another, and lists the failures at the end. */
export function useEach<Values = void>(
  rows: readonly BookingListItem[],
  send: (row: BookingListItem, values: Values) => Promise<{ error?: unknown }>,
) {
  const [tried, setTried] = useState(0);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [stage, setStage] = useState<'ask' | 'work' | 'done'>('ask');
  async function start(values: Values) {
    setStage('work');
    const failed: Failure[] = [];
    for (const [index, row] of rows.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that other people's requests get through
      const { error } = await send(row, values);
      if (error) failed.push({ row, why: errorDetail(error) });
      setTried(index + 1);
    }
    setFailures(failed);
    setStage('done');
  }
  return { start, stage, tried, failures };
}

import type { StatementLine } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { transfersApi } from './api.ts';
import { exactTexts as texts } from './copy.texts.js';

interface Progress {
  done: number;
  all: number;
}

/** Matches lines one after the other, each with the booking that was shown when the person pressed the button. */
function useMatchAll() {
  const [confirm] = transfersApi.useConfirmStatementLineMutation();
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState<string>();
  async function matchAll(lines: readonly StatementLine[]) {
    setProblem(undefined);
    let failed = 0;
    let reason = '';
    for (const [done, { _id, proposal }] of lines.entries()) {
      setProgress({ done, all: lines.length });
      const bookingId = proposal?.booking?._id ?? '';
      const { error } = await confirm({ params: { id: _id }, body: { bookingId } });
      if (error === undefined) continue;
      failed += 1;
      reason ||= errorDetail(error);
    }
    setProgress(undefined);
    const matched = lines.length - failed;
    if (matched > 0) toast.success(texts.done(matched));
    if (failed > 0) setProblem(texts.failed({ count: failed, reason }));
  }
  return { matchAll, problem, progress };
}

/** The lines whose reference and amount fit, to match with one press. */
export function MatchExact({ lines }: { lines: readonly StatementLine[] }) {
  const { matchAll, problem, progress } = useMatchAll();
  const exact = lines.filter(({ proposal }) => proposal?.fit === 'exact');
  return (
    <div className="mt-5 flex flex-col gap-3 print:hidden">
      {problem !== undefined && <Banner>{problem}</Banner>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {(exact.length > 0 || progress) && (
          <Button loading={progress !== undefined} onClick={() => void matchAll(exact)}>
            {progress
              ? texts.progress({ at: progress.done + 1, all: progress.all })
              : texts.match(exact.length)}
          </Button>
        )}
        <p className="min-w-0 grow basis-72 text-sm text-muted">{texts.hint}</p>
      </div>
    </div>
  );
}

import { Banner } from '../../ui/feedback/banner.tsx';
import type { EntranceProblem } from './sign-in/use-entrance.ts';

/** The banner above a form: the specification's text, and details if there are any. */
export function ProblemBanner({ problem }: { problem: EntranceProblem | undefined }) {
  if (!problem) return null;
  return (
    <div className="mb-5">
      <Banner>
        <p>{problem.text}</p>
        {problem.detail && <p className="mt-1 font-normal wrap-anywhere">{problem.detail}</p>}
      </Banner>
    </div>
  );
}

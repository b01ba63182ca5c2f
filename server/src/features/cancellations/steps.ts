import type { CancellationStep } from '@wayfarer/contract';
import { localMinute, termSteps } from '../policies/index.ts';
import { figuresAt, tripTermsOf, type Situation } from './situation.ts';

export function stepsOf(of: Situation): CancellationStep[] {
  return termSteps(tripTermsOf(of)).map(({ percent, until }) => ({
    until: until.toISOString(),
    untilLocal: localMinute(until, of.zone),
    percent,
    refund: figuresAt(of, until).amounts.refund,
  }));
}

/** Creates the agency's own terms and an exception for some days. No trip in the gallery uses them. */
import type { Api } from './stage.ts';

const WINDOWS = [
  { hoursBefore: 168, refundPercent: 100 },
  { hoursBefore: 48, refundPercent: 50 },
];
const DAYS_AHEAD = { from: 200, to: 210 } as const;

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export async function setTerms(api: Api): Promise<void> {
  const terms = { name: 'Guided treks', windows: WINDOWS };
  const { family } = await api<{ family: string }>('/operator/policies', terms);
  const next = { ...terms, coolingOffHours: 24, basedOn: 1 };
  await api(`/operator/policies/${family}/versions`, next);
  const strict = { name: 'Festival week', windows: [] };
  const old = await api<{ family: string }>('/operator/policies', strict);
  await api(`/operator/policies/${old.family}/retirement`, {});
  await api('/operator/policyExceptions', {
    country: 'Nepal',
    fromDay: dayFromNow(DAYS_AHEAD.from),
    toDay: dayFromNow(DAYS_AHEAD.to),
    refundPercent: 100,
    reason: 'The pass is closed after an avalanche.',
  });
}

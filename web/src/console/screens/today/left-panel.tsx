import { SETUP_STEPS, listText } from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { todayApi } from './api.ts';
import { settingsApi } from '../../kit/settings-controls/api.ts';
import { stepNames } from '../../kit/first-steps/step-names.ts';
import { leftTexts as texts } from './copy.ts';
import { doneSteps, useFinishSteps } from '../../kit/first-steps/use-steps.ts';

function Reminder(props: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className="mb-5 flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 className="display text-h3">{props.title}</h2>
        <p className="mt-1 text-muted">{props.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{props.children}</div>
    </Card>
  );
}

function FirstDestination() {
  const { data } = todayApi.useFirstDestinationQuery({ query: { limit: 1 } });
  if (!data || data.rows.length > 0) return null;
  return (
    <Reminder title={texts.nothingToSell} text={texts.nothingText}>
      <ButtonLink to={consolePath('destinations/new')} variant="secondary">
        {texts.destination}
      </ButtonLink>
    </Reminder>
  );
}

/**
 * The first steps that remain, for people who may change settings. Once all steps are done, it reminds them to add a
 * first destination.
 */
export function LeftPanel() {
  const { data, refetch } = settingsApi.useListSettingsQuery();
  const settings = data ?? [];
  const { busy, finish } = useFinishSteps(settings, async () => (await refetch()).data ?? []);
  const done = doneSteps(settings);
  const left = SETUP_STEPS.filter((step) => !done.includes(step));
  if (!data) return null;
  if (left.length === 0) return <FirstDestination />;
  const names = listText(left.map((step) => stepNames[step]));
  return (
    <Reminder title={texts.title} text={texts.text({ count: left.length, names })}>
      <Button variant="ghost" loading={busy} onClick={() => void finish(left)}>
        {texts.hide}
      </Button>
      <ButtonLink to={`${consolePath('first-steps')}?step=${left[0]}`} variant="secondary">
        {texts.goOn}
      </ButtonLink>
    </Reminder>
  );
}

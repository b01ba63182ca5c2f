import { SETUP_STEPS, type Setting, type SetupStep } from '@wayfarer/contract';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { CONSOLE, consolePath } from '../../kit/address/paths.ts';
import { Screen } from '../../kit/screen/screen.tsx';
import { settingsApi } from '../../kit/settings-controls/api.ts';
import { AgencyStep } from './agency-step.tsx';
import { CancellationStep } from './cancellation-step.tsx';
import { firstStepsTexts as texts } from './copy.ts';
import { MailStep } from './mail-step.tsx';
import { PlacesStep } from './places-step.tsx';
import { stepNames } from '../../kit/first-steps/step-names.ts';
import { doneSteps, useFinishSteps } from '../../kit/first-steps/use-steps.ts';

interface Settings {
  settings: readonly Setting[];
  refetch: () => Promise<readonly Setting[]>;
}

type Place = SetupStep | 'end';

const addressOf = (place: Place) => `${consolePath('first-steps')}?step=${place}`;

function usePlace(): Place {
  const wanted = new URLSearchParams(useLocation().search).get('step');
  if (wanted === 'end') return 'end';
  return SETUP_STEPS.find((step) => step === wanted) ?? 'agency';
}

function Progress({ place, done }: { place: Place; done: readonly SetupStep[] }) {
  return (
    <nav aria-label={texts.progress} className="mb-6 max-w-2xl">
      <ol className="flex flex-wrap gap-2">
        {SETUP_STEPS.map((step, at) => (
          <li key={step} className="grow basis-[min-content]">
            <Link
              to={addressOf(step)}
              aria-current={step === place ? 'step' : undefined}
              className="block min-h-11 border-t-4 border-line pt-2 text-xs text-muted aria-[current=step]:border-ink aria-[current=step]:font-semibold aria-[current=step]:text-ink"
            >
              {at + 1}. {stepNames[step]} {done.includes(step) && texts.done}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function End() {
  return (
    <Card className="max-w-2xl">
      <h2 className="display text-h3 wrap-anywhere">{texts.finished}</h2>
      <p className="mt-2 text-muted">{texts.finishedText}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={consolePath('destinations/new')}>{texts.destination}</ButtonLink>
        <ButtonLink variant="secondary" to={`${consolePath('settings')}?group=site`}>
          {texts.site}
        </ButtonLink>
        <ButtonLink variant="ghost" to={CONSOLE}>
          {texts.today}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Steps({ settings, refetch }: Settings) {
  const place = usePlace();
  const navigate = useNavigate();
  const { finish } = useFinishSteps(settings, refetch);
  const next = () => {
    const following = place === 'end' ? 'end' : SETUP_STEPS[SETUP_STEPS.indexOf(place) + 1];
    void navigate(addressOf(following ?? 'end'));
  };
  const props = {
    onSkip: next,
    onDone: async () => {
      if (place === 'end' || (await finish([place]))) next();
    },
  };
  return (
    <>
      <Progress place={place} done={doneSteps(settings)} />
      {/* this element stays when one step follows another, so it keeps the focus */}
      <div>
        {place === 'agency' && <AgencyStep settings={settings} refetch={refetch} {...props} />}
        {place === 'cancellation' && <CancellationStep {...props} />}
        {place === 'places' && <PlacesStep settings={settings} refetch={refetch} {...props} />}
        {place === 'mail' && <MailStep {...props} />}
        {place === 'end' && <End />}
      </div>
    </>
  );
}

/** A new owner's first settings. */
export function FirstStepsScreen() {
  const query = settingsApi.useListSettingsQuery();
  return (
    <Screen title={texts.title} text={texts.text}>
      <QueryView query={query} loading={texts.loading} failed={texts.failed}>
        {(settings) => (
          <Steps settings={settings} refetch={async () => (await query.refetch()).data ?? []} />
        )}
      </QueryView>
    </Screen>
  );
}

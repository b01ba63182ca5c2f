import type { Account as OwnAccount, User } from '@wayfarer/contract';
import { usePublicConfig } from '../../../api/public-config.ts';
import { definePage, PREFETCH } from '../../../api/page.ts';
import { withPrefix } from '../../../domain/paths.ts';
import { formatMomentDay } from '../../../lib/format-moment.ts';
import { ButtonAnchor } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { Portrait } from '../../../ui/display/pictures/picture.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import {
  accountTexts as texts,
  dataTexts,
  deleteTexts,
  devicesTexts,
  emailTexts,
  profileTexts,
  workTexts,
} from './copy.texts.js';
import { accountApi } from '../api.ts';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SettingsSection } from './settings-section.tsx';

function Person({ user }: { user: User }) {
  return (
    <header className="flex flex-wrap items-center gap-5 pt-8 pb-8 sm:pt-12 sm:pb-10">
      <Portrait src={user.photoUrl ?? ''} name="" size={88} />
      <div className="min-w-0">
        <h1 className="display text-h1 wrap-anywhere">{texts.title}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
          <span className="wrap-anywhere">{user.name}</span>
          <Badge tone={user.role === 'administrator' ? 'brand' : 'neutral'}>
            {texts.roles[user.role]}
          </Badge>
          <span>{texts.since(formatMomentDay(user.createdAt))}</span>
        </p>
      </div>
    </header>
  );
}

function AccountSkeleton() {
  return (
    <Container className="pt-12">
      <div role="status" className="sr-only">
        <h1>{texts.loading}</h1>
      </div>
      <Skeleton className="mb-10 h-24 max-w-xl" />
      <Skeleton className="mb-6 h-64" />
      <Skeleton className="h-64" />
    </Container>
  );
}

/** Links to the console, for people who work for the agency. */
function Work({ staff }: Pick<OwnAccount, 'staff'>) {
  if (!staff) return null;
  return (
    <SettingsSection title={workTexts.title} text={workTexts.text}>
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor variant="secondary" href={withPrefix('/admin')}>
          {workTexts.console}
        </ButtonAnchor>
        {staff.permissions.includes('checkin') && (
          // loads a new document, because only the check-in page's own document may use the camera
          <ButtonAnchor variant="secondary" href={withPrefix('/admin/check-in')}>
            {workTexts.checkIn}
          </ButtonAnchor>
        )}
      </div>
    </SettingsSection>
  );
}

function Settings({ user }: { user: OwnAccount }) {
  const { languages } = usePublicConfig();
  return (
    <Container>
      <Person user={user} />
      <Work staff={user.staff} />
      <SettingsSection title={profileTexts.title} text={profileTexts.text}>
        <ProfileSection user={user} />
      </SettingsSection>
      {languages && <LanguageSection chosen={user.language} languages={languages} />}
      <SettingsSection title={emailTexts.title}>
        <EmailSection email={user.email} />
      </SettingsSection>
      <PasswordSection email={user.email} />
      <SettingsSection title={devicesTexts.title} text={devicesTexts.text}>
        <DevicesSection />
      </SettingsSection>
      <SettingsSection title={dataTexts.title} text={dataTexts.text}>
        <DataSection />
      </SettingsSection>
      <SettingsSection title={deleteTexts.title} text={deleteTexts.text}>
        <DeleteSection id={user._id} />
      </SettingsSection>
    </Container>
  );
}

function Account() {
  const query = accountApi.useGetAccountQuery();
  return (
    <QueryView query={query} level={1} loading={<AccountSkeleton />} failed={texts.failed}>
      {(user) => <Settings user={user} />}
    </QueryView>
  );
}

export const page = definePage(Account, {
  meta: () => ({ title: texts.title, noIndex: true }),
  load: ({ dispatch }) => [
    dispatch(accountApi.endpoints.getAccount.initiate(undefined, PREFETCH)),
    dispatch(accountApi.endpoints.listSessions.initiate(undefined, PREFETCH)),
  ],
});

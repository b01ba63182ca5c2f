import { ScanLine } from 'lucide';
import type { ReactNode } from 'react';
import { paths } from '../../../domain/paths.ts';
import { useSession } from '../../../session/use-session.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { NoteScreen } from '../../../ui/feedback/note-screen.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { checkInApi } from '../api.ts';
import { DeskRights } from './desk-rights.ts';
import { deskTexts, strangerTexts as texts } from '../copy.texts.js';

/** Shown without the permission to check in. Reveals nothing about the booking, not even that it exists. */
function NoRight() {
  const { userEmail } = useSession();
  return (
    <NoteScreen
      icon={ScanLine}
      title={texts.noRightTitle}
      text={texts.noRightText(userEmail)}
      actions={
        <>
          <ButtonLink variant="secondary" to={paths.bookings()}>
            {texts.trips}
          </ButtonLink>
          <ButtonLink variant="ghost" to={paths.account()}>
            {texts.account}
          </ButtonLink>
        </>
      }
    />
  );
}

/**
 * Renders its children only for people who may check travelers in; passes true if they may check them in on any day.
 */
export function StaffOnly({ children }: { children: (mayAnyway: boolean) => ReactNode }) {
  const query = checkInApi.useCheckInAccountQuery();
  return (
    <QueryView query={query} level={1} loading={deskTexts.loading} failed={deskTexts.failed}>
      {({ staff }) =>
        staff?.permissions.includes('checkin') ? (
          <DeskRights value={staff.permissions}>
            {children(staff.permissions.includes('bookings.cancel'))}
          </DeskRights>
        ) : (
          <NoRight />
        )
      }
    </QueryView>
  );
}

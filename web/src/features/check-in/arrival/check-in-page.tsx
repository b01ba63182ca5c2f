import { CHECK_IN_PATH } from '@wayfarer/contract';
import { ScanLine } from 'lucide';
import { definePage } from '../../../api/page.ts';
import { paths, withPrefix } from '../../../domain/paths.ts';
import type { ReturnState } from '../../../domain/return-path.ts';
import { useLinkCode } from '../../../lib/hooks/use-link-code.ts';
import { useSession } from '../../../session/use-session.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { NoteScreen } from '../../../ui/feedback/note-screen.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { arrivalTexts, deskTexts, strangerTexts as texts } from '../copy.texts.js';
import { Arrival } from './arrival.tsx';
import { StaffOnly } from './staff-only.tsx';
import type { Next } from './wanted.ts';

/** Shown if no one is signed in. It is the same for any code and makes no call to the API, so it reveals nothing. */
function Stranger({ here }: { here: string }) {
  const state: ReturnState = { from: here };
  return (
    <NoteScreen
      icon={ScanLine}
      title={texts.title}
      text={texts.text}
      actions={
        <ButtonLink variant="secondary" to={paths.login()} state={state}>
          {texts.signIn}
        </ButtonLink>
      }
    />
  );
}

/** The link to the desk. It loads a new document, because only the desk's document is allowed to use the camera. */
const toDesk: Next = (variant) => (
  <ButtonAnchor variant={variant} href={withPrefix('/admin/check-in')}>
    <Icon shape={ScanLine} className="size-5" />
    {arrivalTexts.toDesk}
  </ButtonAnchor>
);

/** The page that a voucher's code opens. The code comes after `#`, and only the browser reads it. */
function CheckInPage() {
  const { userEmail, isLoading } = useSession();
  const code = useLinkCode();
  const here = `${CHECK_IN_PATH}#${code}`;
  if (userEmail === '' && isLoading) return <Loading level={1} text={deskTexts.loading} />;
  if (userEmail === '') return <Stranger here={here} />;
  return (
    <StaffOnly>
      {(mayAnyway) =>
        code === '' ? (
          <NoteScreen
            icon={ScanLine}
            title={arrivalTexts.emptyTitle}
            text={arrivalTexts.emptyText}
            actions={toDesk('primary')}
          />
        ) : (
          <Container className="max-w-200! pt-8 pb-16 sm:pt-12">
            <Arrival
              key={code}
              level={1}
              wanted={{ link: new URL(here, location.origin).href }}
              mayAnyway={mayAnyway}
              next={toDesk}
            />
          </Container>
        )
      }
    </StaffOnly>
  );
}

export const page = definePage(CheckInPage, {
  meta: () => ({ title: arrivalTexts.pageTitle, noIndex: true }),
});

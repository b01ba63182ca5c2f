import { ShieldCheck } from 'lucide';
import type { StaffRole } from '@wayfarer/contract';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAppDispatch, type AppDispatch } from '../../api/store.ts';
import { withoutPrefix } from '../../lib/language.ts';
import { consolePath } from '../kit/address/paths.ts';
import { matchScreen } from '../kit/address/match-screen.ts';
import { paths } from '../../domain/paths.ts';
import { staffMark } from '../../domain/staff-mark.ts';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { NoteScreen } from '../../ui/feedback/note-screen.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { consolePages } from '../pages.ts';
import { operatorApi } from './api.ts';
import { BottomBar, TopBar } from './menu/bottom-bar.tsx';
import { consoleScreens } from './console-screens.tsx';
import { addConsoleStyles } from './console-styles.ts';
import { frameTexts as texts, strangerTexts } from './copy.texts.js';
import { mayDo, menuOf, StaffContext, type ConsoleStaff } from '../kit/staff/staff.ts';
import { addStaffProblems } from './language/add-staff-problems.ts';
import { useOwnLanguage } from './language/use-own-language.ts';
import { PersonLinks, PersonMenu } from './menu/person-menu.tsx';
import { Sidebar } from './menu/sidebar.tsx';
import { useFaultFocus } from './keys/use-fault-focus.ts';
import { useKeptFocus } from './keys/use-kept-focus.ts';
import { useShortcuts } from './keys/use-shortcuts.ts';

const CommandDialog = lazyComponent(
  async () => (await import('./keys/command-dialog.tsx')).CommandDialog,
);

const pageAt = (pathname: string) =>
  consolePages.find(({ path }) => matchScreen(path, pathname) !== null);

/** Starts the first screen's query at the same time as the query for the signed-in person. */
async function startQuery(pathname: string, dispatch: AppDispatch): Promise<void> {
  const start = await pageAt(pathname)
    ?.query?.()
    .catch(() => undefined);
  start?.(dispatch);
}

const ShortcutsDialog = lazyComponent(
  async () => (await import('./keys/shortcuts-dialog.tsx')).ShortcutsDialog,
);

addConsoleStyles();
addStaffProblems();

const MAIN_ID = 'main';
const { ConsoleScreens, startScreen } = consoleScreens(consolePages.filter(({ open }) => !open));
const openPages = consolePages.filter(({ open }) => open);
const { ConsoleScreens: OpenScreens, startScreen: startOpenScreen } = consoleScreens(openPages);

// the first screen's script loads together with the console's script, not after it
if (!import.meta.env.SSR) {
  const pathname = withoutPrefix(location.pathname);
  startScreen(pathname);
  startOpenScreen(pathname);
}

interface FrameProps {
  theme: ReactNode;
}

/** The menu next to or below the screen, and the dialogs that keyboard shortcuts open. */
function StaffFrame({ theme, staff }: FrameProps & { staff: ConsoleStaff }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'search' | 'help'>();
  const onSearch = () => setOpen('search');
  const onHelp = () => setOpen('help');
  const onClose = () => setOpen(undefined);
  // loads early, so that characters typed right after the shortcut arrive in the dialog's field
  useEffect(() => void CommandDialog.load(), []);
  useFaultFocus();
  useKeptFocus();
  useShortcuts({
    onSearch,
    onHelp,
    onNew: mayDo(staff, 'bookings.write')
      ? () => void navigate(consolePath('bookings/new'))
      : undefined,
    onGo: (key) => {
      const page = staff.menu.find(({ menu }) => menu.key === key);
      if (page) void navigate(consolePath(page.path));
      return page !== undefined;
    },
  });
  return (
    <StaffContext value={staff}>
      <div className="min-h-svh grow lg:grid lg:grid-cols-[15.75rem_minmax(0,1fr)] print:block">
        <Sidebar person={<PersonMenu theme={theme} onShortcuts={onHelp} />} onSearch={onSearch} />
        <div className="flex min-h-svh min-w-0 flex-col max-lg:pb-[calc(3.5rem+1px+env(safe-area-inset-bottom))] short:pb-0 print:pb-0">
          <TopBar onSearch={onSearch} />
          <main id={MAIN_ID} tabIndex={-1} className="grow">
            <ConsoleScreens />
          </main>
          <BottomBar personLinks={<PersonLinks theme={theme} onShortcuts={onHelp} />} />
        </div>
      </div>
      {open === 'search' && <CommandDialog onClose={onClose} />}
      {open === 'help' && <ShortcutsDialog onClose={onClose} />}
    </StaffContext>
  );
}

/** Shown to signed-in people who don't work here. */
function Stranger() {
  const { userEmail } = useSession();
  return (
    <main id={MAIN_ID} tabIndex={-1} className="grow">
      <NoteScreen
        icon={ShieldCheck}
        title={strangerTexts.title}
        text={strangerTexts.text(userEmail)}
        actions={
          <>
            <ButtonLink to={paths.home()}>{strangerTexts.home}</ButtonLink>
            <ButtonLink variant="secondary" to={paths.account()}>
              {strangerTexts.account}
            </ButtonLink>
          </>
        }
      />
    </main>
  );
}

/** Remembers on this device if the site should link to the console. */
function useStaffMark(role: StaffRole | null | undefined) {
  useEffect(() => {
    if (role === undefined) return;
    if (role === null) staffMark.clear();
    else staffMark.set();
  }, [role]);
}

/** The console for people who work here; a note for anyone else who is signed in. */
function SignedInFrame(props: FrameProps) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  // only if this device has shown the console before; otherwise, the server would probably refuse the call, which
  // browsers log as an error
  const start = useEffectEvent(() => {
    if (staffMark.read() === true) void startQuery(pathname, dispatch);
  });
  useEffect(() => start(), []);
  const query = operatorApi.useGetOperatorQuery();
  useStaffMark(query.data?.role);
  if (useOwnLanguage(query.data)) return <Loading level={1} text={texts.loading} />;
  return (
    <QueryView query={query} level={1} loading={texts.loading} failed={texts.failed}>
      {({ role, ...staff }) =>
        role === null ? (
          <Stranger />
        ) : (
          <StaffFrame {...props} staff={{ ...staff, role, menu: menuOf(consolePages, staff) }} />
        )
      }
    </QueryView>
  );
}

/** The frame of screens that anyone who is signed in may open, without a console menu. */
function OpenFrame() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="grow">
      <OpenScreens />
    </main>
  );
}

/** The frame of the agency's console. */
export function ConsoleFrame(props: FrameProps) {
  const { pathname } = useLocation();
  const isOpen = openPages.some(({ path }) => matchScreen(path, pathname));
  return isOpen ? <OpenFrame /> : <SignedInFrame {...props} />;
}

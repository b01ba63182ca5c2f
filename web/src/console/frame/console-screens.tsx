import { Compass, ShieldCheck } from 'lucide';
import { useLocation } from 'react-router';
import { CONSOLE } from '../kit/address/paths.ts';
import { matchScreen } from '../kit/address/match-screen.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { NoteScreen } from '../../ui/feedback/note-screen.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import type { ConsolePage } from '../kit/staff/console-page.ts';
import { frameTexts, missingTexts, refusalTexts } from './copy.texts.js';
import { mayDo, useStaff } from '../kit/staff/staff.ts';
import { ScreenParamsContext } from '../kit/address/screen-params.ts';

function Refusal() {
  return (
    <NoteScreen
      icon={ShieldCheck}
      title={refusalTexts.title}
      text={refusalTexts.text}
      actions={<ButtonLink to={CONSOLE}>{refusalTexts.home}</ButtonLink>}
    />
  );
}

function Missing() {
  return (
    <NoteScreen
      icon={Compass}
      title={missingTexts.title}
      text={missingTexts.text}
      actions={<ButtonLink to={CONSOLE}>{missingTexts.home}</ButtonLink>}
    />
  );
}

/** Shows a screen only to people who may see it; an `open` screen to anyone who is signed in. */
function guarded({ screen, permission, open }: ConsolePage) {
  const Screen = lazyComponent(screen);
  function ForAnybody() {
    return <Screen whileLoading={<Loading level={1} text={frameTexts.loadingScreen} />} />;
  }
  function ForStaff() {
    return mayDo(useStaff(), permission) ? <ForAnybody /> : <Refusal />;
  }
  return { load: Screen.load, Screen: open ? ForAnybody : ForStaff };
}

/** Prepares the screens of these pages. */
export function consoleScreens(pages: readonly ConsolePage[]) {
  const screens = pages.map((page) => ({ path: page.path, ...guarded(page) }));

  /** Shows the screen at the current address, with the parameters in it. */
  function ConsoleScreens() {
    const { pathname } = useLocation();
    for (const { path, Screen } of screens) {
      const params = matchScreen(path, pathname);
      if (params) {
        return (
          <ScreenParamsContext value={params}>
            {/* a new key, so that input for one record doesn't carry over to the next */}
            <Screen key={pathname} />
          </ScreenParamsContext>
        );
      }
    }
    return <Missing />;
  }

  /** Starts to load the script of the screen at this address. */
  const startScreen = (pathname: string) =>
    void screens.find(({ path }) => matchScreen(path, pathname))?.load();
  return { ConsoleScreens, startScreen };
}

import { Monitor, Moon, Sun } from 'lucide';
import { clsx } from 'clsx';
import { Icon } from '../../ui/display/icon.tsx';
import * as texts from './copy.texts.js';

type Theme = 'system' | 'light' | 'dark';

/** The theme that a press switches to; `system` if that is the device's theme. */
function otherTheme(): Theme {
  const device = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const chosen = document.documentElement.dataset['theme'] ?? device;
  const other = chosen === 'dark' ? 'light' : 'dark';
  return other === device ? 'system' : other;
}

/** Applies the theme and stores it; `system` follows the device again. */
function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // storage is blocked, so the choice lasts only for this page
  }
}

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;
const NAMES = {
  system: texts.themeSystem,
  light: texts.themeLight,
  dark: texts.themeDark,
} as const;

/** Switches between light and dark. The style sheet shows the right icon and name. */
export function ThemeButton({ className }: { className?: string }) {
  return (
    <button
      type="button"
      title={texts.changeTheme}
      onClick={() => applyTheme(otherTheme())}
      className={clsx(
        'grid size-[44px] place-items-center rounded-full transition-colors',
        className,
      )}
    >
      {(['system', 'light', 'dark'] as const).map((theme) => {
        const shape = ICONS[theme];
        return (
          <span key={theme} data-theme-icon={theme}>
            <Icon shape={shape} className="size-5" />
            <span className="sr-only">{texts.themeNow(NAMES[theme])}</span>
          </span>
        );
      })}
    </button>
  );
}

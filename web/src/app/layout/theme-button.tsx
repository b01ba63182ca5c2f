import { Monitor, Moon, Sun } from 'lucide-react';
import { clsx } from 'clsx';

const NEXT = { system: 'light', light: 'dark', dark: 'system' } as const;
type Theme = keyof typeof NEXT;

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Applies the theme and remembers it; `system` follows the device again. */
function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // storage is blocked: the choice lasts for this page
  }
}

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;
const NAMES = { system: 'follows the device', light: 'light', dark: 'dark' } as const;

/** Cycles through the device's theme, light and dark. The style sheet shows the right icon and name. */
export function ThemeButton({ className }: { className?: string }) {
  return (
    <button
      type="button"
      title="Change theme"
      onClick={() => applyTheme(NEXT[currentTheme()])}
      className={clsx(
        'grid size-[44px] place-items-center rounded-full transition-colors',
        className,
      )}
    >
      {(['system', 'light', 'dark'] as const).map((theme) => {
        const Icon = ICONS[theme];
        return (
          <span key={theme} data-theme-icon={theme}>
            <Icon aria-hidden="true" className="size-5" />
            <span className="sr-only">Change theme, now {NAMES[theme]}</span>
          </span>
        );
      })}
    </button>
  );
}

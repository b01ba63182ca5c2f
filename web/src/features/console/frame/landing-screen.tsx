import { ChevronRight } from 'lucide';
import { consolePath } from '../console-paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { landingTexts as texts } from './copy.ts';
import { useOperator } from './operator.ts';
import { Screen } from './screen.tsx';

/** Where the console opens: what this person may do. */
export function LandingScreen() {
  const operator = useOperator();
  const others = operator.menu.filter(({ path }) => path !== '');
  return (
    <Screen title={texts.title} text={texts.greeting(operator.name)}>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {others.map(({ path, title, menu }) => (
          <li key={path}>
            <Link
              to={consolePath(path)}
              className="flex min-h-16 items-center gap-4 rounded-panel border border-line bg-surface px-5 py-4 font-semibold hover:border-ink"
            >
              <Icon shape={menu.icon} className="size-5 shrink-0 text-muted" />
              <span className="grow">{title}</span>
              <Icon shape={ChevronRight} className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

import { clsx } from 'clsx';
import { consolePath } from '../../kit/address/paths.ts';
import { NavLink } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { MENU_SECTIONS } from '../../kit/staff/console-page.ts';
import { sectionNames } from '../copy.texts.js';
import { useStaff } from '../../kit/staff/staff.ts';

/** Links to the screens in this person's menu, grouped by heading. */
export function MenuLinks({ without }: { without?: readonly string[] }) {
  const pages = useStaff().menu.filter(({ path }) => !without?.includes(path));
  return MENU_SECTIONS.map((section) => {
    const entries = pages.filter(({ menu }) => menu.section === section);
    if (entries.length === 0) return null;
    const name = sectionNames[section];
    return (
      <div key={section} className={clsx(name !== '' && 'mt-4')}>
        {name !== '' && <h2 className="px-3 pb-1 text-xs font-semibold text-muted">{name}</h2>}
        <ul>
          {entries.map(({ path, title, menu }) => (
            <li key={path}>
              <NavLink
                to={consolePath(path)}
                end={path === ''}
                className="focus-inset flex min-h-11 items-center gap-3 rounded-xl px-3 text-sm font-semibold hover:bg-line/60 aria-[current=page]:bg-surface aria-[current=page]:shadow-card"
              >
                <Icon shape={menu.icon} className="size-5 shrink-0" />
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

import type { ComponentProps, MouseEvent } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';
import { isPlainClick } from '../../lib/plain-click.ts';

type Options = Pick<NavigateOptions, 'preventScrollReset' | 'replace' | 'state' | 'viewTransition'>;

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Options {
  /** Where it leads: a path of the site, from its root. */
  to: string;
}

/**
 * A link within the site. The router's own resolves relative addresses, twice for each link, which shows in
 * the time that a page of ninety links takes to render; ours are never relative.
 */
export function Link({
  to,
  preventScrollReset = false,
  replace,
  state,
  viewTransition = false,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const navigate = useNavigate();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to, {
      // as browsers do it: who is there already gets no second entry
      replace: replace ?? event.currentTarget.href === location.href,
      preventScrollReset,
      state: state as unknown,
      viewTransition,
    });
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** A link that knows when the visitor is at its page, or below it unless `end` is set. */
export function NavLink({ end, ...rest }: LinkProps & { end?: boolean }) {
  const here = `${useLocation().pathname.toLowerCase()}/`;
  const page = `${rest.to.toLowerCase()}/`;
  const isCurrent = end ? here === page : here.startsWith(page);
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}

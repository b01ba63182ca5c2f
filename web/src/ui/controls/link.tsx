import type { ComponentProps, MouseEvent } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';
import { inLanguages, withPrefix } from '../../lib/language.ts';
import { isPlainClick } from '../../lib/plain-click.ts';

type Options = Pick<NavigateOptions, 'preventScrollReset' | 'replace' | 'state' | 'viewTransition'>;

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Options {
  /** The target: a path of this site, from its root, without the language. */
  to: string;
}

/**
 * A link within the site. The router's own link resolves relative addresses, twice per link, which
 * noticeably slows rendering a page of ninety links; ours are never relative.
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
      // like browsers: no second history entry for the current page
      replace: replace ?? event.currentTarget.href === location.href,
      preventScrollReset,
      state: state as unknown,
      viewTransition,
    });
  }
  return (
    <a {...rest} href={inLanguages ? withPrefix(to) : to} onClick={follow}>
      {children}
    </a>
  );
}

/** A link that marks itself as current on its page, or below it unless `end` is set. */
export function NavLink({ end, ...rest }: LinkProps & { end?: boolean }) {
  const here = `${useLocation().pathname.toLowerCase()}/`;
  const page = `${rest.to.toLowerCase()}/`;
  const isCurrent = end ? here === page : here.startsWith(page);
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}

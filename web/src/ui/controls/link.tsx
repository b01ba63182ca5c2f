import type { ComponentProps, MouseEvent } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';
import { inLanguages, withPrefix } from '../../lib/language.ts';
import { isPlainClick } from '../../lib/plain-click.ts';

type Options = Pick<NavigateOptions, 'preventScrollReset' | 'replace' | 'state' | 'viewTransition'>;

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Options {
  /** The target: an absolute path on this site, without the language. */
  to: string;
}

/**
 * A link within the site. The router's own link resolves relative addresses, twice per link, which noticeably slows the
 * rendering of a page with ninety links. Our addresses are never relative.
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
      // as in browsers, a link to the current page adds no history entry
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

/** A link that is marked as current on its page and, unless `end` is set, on pages below it. */
export function NavLink({ end, ...rest }: LinkProps & { end?: boolean }) {
  const here = `${useLocation().pathname.toLowerCase()}/`;
  const page = `${rest.to.toLowerCase()}/`;
  const isCurrent = end ? here === page : here.startsWith(page);
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}

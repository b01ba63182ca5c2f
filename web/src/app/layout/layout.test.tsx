import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast as messages } from 'react-hot-toast/headless';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { staffMark } from '../../domain/staff-mark.ts';
import type { SessionUser } from '../../session/identity.ts';
import { ADA } from '../../test/fake-identity.ts';
import { openSite } from '../test/open-site.tsx';

/** The 404 page, which is the smallest screen. */
const SMALL = '/no/such/page';
const HEADER_LINKS = [
  ['Home', '/'],
  ['Popular Spots', '/popularSpots'],
  ['All Tourist Spots', '/allTouristSpots'],
  ['Bookings', '/bookings'],
  ['Payment History', '/paymentHistory'],
  ['Add-Spots', '/addTouristSpots'],
  ['My-TouristSpots', '/myTouristSpots'],
];

async function openSmall(user: SessionUser | null = null) {
  const site = openSite(SMALL, user);
  await screen.findByRole('heading', { name: 'Oops! Page Not Found' });
  return site;
}

const linksIn = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
const linksOf = (name: string) => linksIn(screen.getByRole('navigation', { name }));
const menuLinks = () => {
  const menu = document.querySelector<HTMLElement>('nav[popover=auto]');
  return menu ? linksIn(menu) : [];
};
const addressesOf = (name: string) => linksOf(name).map(([, href]) => href);

function scrollTo(pixels: number) {
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, value: pixels });
  fireEvent.scroll(globalThis.window);
}
const header = () => screen.getByRole('navigation', { name: 'Main' }).closest('header');

afterEach(() => {
  vi.restoreAllMocks();
  messages.remove();
  Reflect.deleteProperty(globalThis, 'scrollY');
});

describe('the header', () => {
  it('links back to the console for staff who have used it on this device, and for no one else', async () => {
    staffMark.set();
    const { unmount } = await openSmall(ADA);
    const links = await screen.findAllByRole('link', { name: 'Console', hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin', '/admin']);
    unmount();
    const visitor = await openSmall();
    expect(screen.queryAllByRole('link', { name: 'Console', hidden: true })).toEqual([]);
    visitor.unmount();
    staffMark.clear();
    await openSmall(ADA);
    expect(screen.queryAllByRole('link', { name: 'Console', hidden: true })).toEqual([]);
  });

  it('[spec §2 Header: links] [spec §2 Header: all links for everyone] [spec §2 Header: Register link] shows every link and Register to a visitor', async () => {
    await openSmall();
    expect(linksOf('Main')).toEqual(HEADER_LINKS);
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('[spec §2 Header: all links for everyone] [spec §2 Header: Logout button] shows the same links and Logout to a signed-in person', async () => {
    await openSmall(ADA);
    expect(linksOf('Main')).toEqual(HEADER_LINKS);
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
  });

  it('leaves out what the agency hides, in the footer too', async () => {
    openSite(SMALL, null, { menu: ['mySpots'] });
    await screen.findByRole('heading', { name: 'Oops! Page Not Found' });
    const shown = HEADER_LINKS.filter(
      ([label]) => label !== 'Popular Spots' && label !== 'Add-Spots',
    );
    expect(linksOf('Main')).toEqual(shown);
    expect(menuLinks().slice(0, shown.length)).toEqual(shown);
    expect(addressesOf('Quick links')).not.toContain('/popularSpots');
    expect(addressesOf('Quick links')).toHaveLength(5);
  });

  it('offers returning visitors sign-in, in the header and in the menu, and then their account', async () => {
    const first = await openSmall();
    const signIn = screen.getAllByRole('link', { name: 'Sign in', hidden: true });
    expect(signIn.map((link) => link.getAttribute('href'))).toEqual(['/login', '/login']);
    expect(menuLinks().at(-1)).toEqual(['Sign in', '/login']);
    expect(screen.queryByRole('link', { name: 'Your account' })).not.toBeInTheDocument();
    first.unmount();
    await openSmall(ADA);
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    expect(menuLinks().at(-1)).toEqual(['Your account', '/account']);
  });

  it('[spec §2 Header: toggled menu] has a button that opens and closes the menu', async () => {
    await openSmall();
    const button = screen.getByRole('button', { name: 'Menu' });
    // the browser itself opens and closes a button's popover
    const menu = document.querySelector<HTMLElement>('nav[popover=auto]');
    expect(menu?.id).toBe(button.getAttribute('popovertarget'));
    expect(menuLinks()).toEqual(expect.arrayContaining(HEADER_LINKS));
  });

  it('[spec §2 Header: scrolled style] [spec §9 Header: scroll threshold] changes past 20 pixels and back at 20', async () => {
    await openSmall();
    expect(header()).not.toHaveClass('shadow-card');
    scrollTo(21);
    await waitFor(() => expect(header()).toHaveClass('shadow-card'));
    scrollTo(20);
    await waitFor(() => expect(header()).not.toHaveClass('shadow-card'));
  });
});

describe('the footer', () => {
  it('[spec §2 Footer: quick links] [spec §2 Footer: service links] [spec §2 Footer: legal links] links to every page', async () => {
    await openSmall();
    expect(addressesOf('Quick links')).toEqual([
      '/',
      '/popularSpots',
      '/allTouristSpots',
      '/bookings',
      '/about',
      '/contact',
    ]);
    expect(addressesOf('Services')).toEqual([
      '/services/planning',
      '/services/hotels',
      '/services/flights',
      '/services/cars',
      '/services/insurance',
      '/support',
    ]);
    expect(addressesOf('Legal').slice(0, 3)).toEqual(['/privacy', '/terms', '/cookies']);
  });

  it('[spec §2 Footer: back to top] scrolls to the top', async () => {
    const { person, router } = await openSmall();
    const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    await person.click(screen.getByText('Back to top'));
    expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(router.state.location).toMatchObject({ pathname: SMALL, hash: '' });
  });

  it('[spec §2 Footer: social links] has placeholder links that lead nowhere', async () => {
    const { person, router } = await openSmall();
    const social = within(screen.getByRole('list', { name: 'Social media' }));
    expect(social.getAllByRole('link').length).toBeGreaterThan(0);
    for (const link of social.getAllByRole('link')) {
      expect(link).toHaveAccessibleName(/coming soon/);
      expect(link).toHaveAttribute('aria-disabled', 'true');
      link.focus();
      expect(link).not.toHaveFocus();
      await person.click(link);
    }
    expect(router.state.location).toMatchObject({ pathname: SMALL, hash: '' });
  });
});

describe('beside a card field', () => {
  it('the links are in the menu, and there is no newsletter form', async () => {
    openSite('/payment/b1', ADA);
    await screen.findByRole('heading', { name: 'Booking not found!' });
    expect(screen.getByRole('navigation', { name: 'Main' })).not.toHaveClass('nav:block');
    expect(menuLinks()).toEqual(expect.arrayContaining(HEADER_LINKS));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(linksOf('Quick links')).toHaveLength(6);
  });
});

describe('logging out', () => {
  const told = async (text: string) =>
    within(await screen.findByRole('region', { name: 'Messages' })).findByText(text);

  it('[spec §4 Logout: clears the session] [spec §4 Logout: navigates home] [spec §8 Logout: success toast] notifies the server, forgets the person and goes home, from a protected screen too', async () => {
    const { calls, identity, person, router, store } = openSite('/paymentHistory', ADA);
    await screen.findByRole('heading', { name: 'No Payment History' });
    const { signOut } = identity;
    identity.signOut = async (farewell) => {
      await farewell?.('s1');
      await signOut();
    };
    await person.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await told('Logout successful')).toBeInTheDocument();
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'DELETE', path: '/account/sessions/s1' }),
    );
    expect(store.getState().session).toMatchObject({ userName: '', userEmail: '' });
    expect(router.state.location.pathname).toBe('/');
    expect(screen.getByRole('link', { name: 'Register' })).toBeVisible();
  });

  it('moves the focus to the screen, even if it is already visible', async () => {
    const { person } = openSite('/', ADA);
    await screen.findByRole('heading', { level: 1 });
    screen.getByRole('button', { name: 'Logout' }).focus();
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'Register' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('[spec §8 Logout: failure toast] says so if it fails, and keeps the person signed in', async () => {
    const { identity, person, store } = await openSmall(ADA);
    identity.refuse('auth/network-request-failed');
    await person.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await told('Logout failed')).toBeInTheDocument();
    expect(store.getState().session.userEmail).toBe(ADA.email);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Logout' })).not.toHaveAttribute('aria-disabled'),
    );
  });
});

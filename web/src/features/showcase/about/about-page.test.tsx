import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { page } from './about-page.tsx';
import { aMember, fakeApi, ok } from '../test/showcase.ts';

it('[spec §2 About: open to everyone] describes us to anonymous visitors, and shows the team', async () => {
  renderScreen(<page.Component />, {
    user: null,
    at: '/aboutus',
    api: fakeApi({ '/team': () => ok([aMember()]) }),
  });
  expect(screen.getByRole('heading', { name: 'About us', level: 1 })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The price is the price' })).toBeVisible();
  expect(await screen.findByText('Nadia Rahman')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

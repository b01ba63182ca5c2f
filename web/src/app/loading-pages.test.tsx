import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ADA } from '../test/fake-identity.ts';
import { renderScreen } from '../test/render.tsx';
import { pages } from './pages.ts';

const anyAddress = (path: string) => path.replaceAll(/:\w+/g, 'any').replace(/^\*/, '/any');

it.each(pages.map(({ path, module }) => [path, module] as const))(
  '%s has one main heading while it waits for the API',
  async (path, module) => {
    const { Component } = (await module()).page;
    const at = path === '/booking' ? '/booking?spot=any' : anyAddress(path);
    renderScreen(<Component />, { api: () => new Promise(() => undefined), at, user: ADA }, path);
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
  30_000,
);

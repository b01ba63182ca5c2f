import type { Page } from 'playwright-core';
import type { DeparturesStage } from '../departures.ts';
import type { DeskStage } from '../desk.ts';
import type { MoneyStage } from '../money.ts';
import type { Stage } from '../stage.ts';

/** All people and rows that the scenes show. */
export type WholeStage = Stage & DeskStage & DeparturesStage & MoneyStage;

export interface Scene {
  /** Screen and state, such as `bookings-empty`; the start of the file name. */
  name: string;
  path?: (stage: WholeStage) => string;
  /** The HTML of an email, instead of a page. */
  mail?: (stage: WholeStage) => Promise<string>;
  /** The person who looks at the screen; by default a signed-out visitor. */
  as?: 'traveler' | 'newcomer' | 'desk';
  /** API calls that never end, so that the screen keeps loading. */
  hold?: RegExp;
  /** API calls that fail. */
  fail?: RegExp;
  /** An API response that is modified, for a state that can't be created quickly. */
  change?: { call: RegExp; by: (response: never) => unknown };
  isPrinted?: boolean;
  /** Actions before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

/** Presses the first button with a name. */
export const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

export const fixed = (path: string) => () => path;

/** Goes from Home to a screen without loading a new page, so that the screen's own loading state appears. */
export const follow = (name: string) => async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
};

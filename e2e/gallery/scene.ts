import type { Page } from 'playwright-core';
import type { DeskStage } from './desk.ts';
import type { Stage } from './stage.ts';
import type { Change } from './trip-states.ts';

/** Everybody and everything that scenes show. */
export type WholeStage = Stage & DeskStage;

export interface Scene {
  /** Screen and state, such as `bookings-empty`: the start of the file's name. */
  name: string;
  path?: (stage: WholeStage) => string;
  /** The HTML of a mail, in place of a page. */
  mail?: (stage: WholeStage) => Promise<string>;
  /** Who looks; by default, a signed-out visitor. */
  as?: 'traveler' | 'newcomer' | 'desk';
  /** Calls of the API that never end: the screen keeps loading. */
  hold?: RegExp;
  /** Calls of the API that fail. */
  fail?: RegExp;
  /** An answer of the API that is changed on its way: a state that cannot be brought about quickly. */
  change?: { call: RegExp; by: Change };
  /** What the visitor does before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

/** Presses the first button of that name. */
export const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

export const fixed = (path: string) => () => path;

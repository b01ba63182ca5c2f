import type { Permission } from '@wayfarer/contract';
import type { IconNode } from 'lucide';
import type { AppDispatch } from '../../../api/store.ts';
import type { ComponentType } from 'react';

/** The sections of the menu. The section for daily work has no heading. */
export const MENU_SECTIONS = ['work', 'catalog', 'money', 'people', 'agency'] as const;
type MenuSection = (typeof MENU_SECTIONS)[number];

export interface ConsolePage {
  /** The path below `/admin`, such as `bookings/:id`; empty for the console's first screen. */
  path: string;
  /** The title of the document and, if the screen has one, of its menu entry. */
  title: string;
  screen: () => Promise<ComponentType>;
  /**
   * Starts the screen's query before the console knows who is signed in. This is safe, because the server checks the
   * permission.
   */
  query?: () => Promise<(dispatch: AppDispatch) => unknown>;
  /** The permission needed to see the screen; if missing, all staff may see it. */
  permission?: Permission;
  /** The menu entry. A screen without an entry is reached from other screens. */
  menu?: {
    section: MenuSection;
    icon: IconNode;
    /** The key that opens the screen after `g`. */
    key?: string;
    /** A permission of people who reach the screen from another screen. Their menu leaves it out. */
    unless?: Permission;
  };
  /** True if anyone who is signed in may open the screen, which then has no console menu. */
  open?: true;
  /** True to allow the camera in the screen's document; on all other screens, it is forbidden. */
  camera?: true;
}

export type MenuPage = ConsolePage & Required<Pick<ConsolePage, 'menu'>>;

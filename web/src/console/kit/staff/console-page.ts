import type { Permission } from '@wayfarer/contract';
import type { IconNode } from 'lucide';
import type { AppDispatch } from '../../../api/store.ts';
import type { ComponentType } from 'react';

/** The menu section of a screen; the screens for daily work have no heading. */
export const MENU_SECTIONS = ['work', 'catalog', 'people', 'agency'] as const;
type MenuSection = (typeof MENU_SECTIONS)[number];

/** A screen of the agency's console. */
export interface ConsolePage {
  /** The path below `/admin`, such as `bookings/:id`; empty for the console's first screen. */
  path: string;
  /** The document's title, and the menu entry's if the screen has one. */
  title: string;
  screen: () => Promise<ComponentType>;
  /** Starts the screen's query before the console knows who is there; the server decides about it anyway. */
  query?: () => Promise<(dispatch: AppDispatch) => unknown>;
  /** The permission needed to see it; if missing, all staff may. */
  permission?: Permission;
  /** Screens without a menu entry are reached from others. */
  menu?: {
    section: MenuSection;
    icon: IconNode;
    /** The key that opens it after `g`. */
    key?: string;
    /** People with this permission reach the screen from another one, so their menu leaves it out. */
    unless?: Permission;
  };
  /** True if it is for anyone who is signed in and has no console menu. */
  open?: true;
  /** Allows the camera in its document; no other screen may use it. */
  camera?: true;
}

/** A screen with a menu entry. */
export type MenuPage = ConsolePage & Required<Pick<ConsolePage, 'menu'>>;

import type { Permission } from '@wayfarer/contract';
import type { IconNode } from 'lucide';
import type { AppDispatch } from '../../../api/store.ts';
import type { ComponentType } from 'react';

/** The sections of the menu. The screens for daily work have no heading. */
export const MENU_SECTIONS = ['work', 'catalog', 'people', 'agency'] as const;
type MenuSection = (typeof MENU_SECTIONS)[number];

/** A screen of the agency's console. */
export interface ConsolePage {
  /** The path below `/admin`, such as `bookings/:id`; empty for the console's first screen. */
  path: string;
  /** The title of the document and, if the screen has one, of its menu entry. */
  title: string;
  screen: () => Promise<ComponentType>;
  /** Starts the screen's query before the console knows who is signed in; the server checks the permission anyway. */
  query?: () => Promise<(dispatch: AppDispatch) => unknown>;
  /** The permission needed to see the screen; if missing, all staff may. */
  permission?: Permission;
  /** The menu entry. Screens without one are reached from others. */
  menu?: {
    section: MenuSection;
    icon: IconNode;
    /** The key that opens it after `g`. */
    key?: string;
    /** A permission with which people reach the screen from another one, so their menu leaves it out. */
    unless?: Permission;
  };
  /** True if the screen is for anyone who is signed in, without a console menu. */
  open?: true;
  /** True to allow the camera in the screen's document; no other screen may use it. */
  camera?: true;
}

/** A screen with a menu entry. */
export type MenuPage = ConsolePage & Required<Pick<ConsolePage, 'menu'>>;

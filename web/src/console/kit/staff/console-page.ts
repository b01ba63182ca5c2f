import type { Permission } from '@wayfarer/contract';
import type { IconNode } from 'lucide';
import type { ComponentType } from 'react';

/** The menu section of a screen; daily work has no heading. */
export const MENU_SECTIONS = ['work', 'catalog', 'people', 'agency'] as const;
export type MenuSection = (typeof MENU_SECTIONS)[number];

/** A screen of the agency's console. */
export interface ConsolePage {
  /** Below `/admin`, such as `bookings/:id`; empty for where the console opens. */
  path: string;
  /** The document's title, and the menu entry's if the screen has one. */
  title: string;
  screen: () => Promise<ComponentType>;
  /** The permission needed to see it; without one, all staff do. */
  permission?: Permission;
  /** Screens without an entry are reached from others. */
  menu?: {
    section: MenuSection;
    icon: IconNode;
    /** Leads there when it is pressed after `g`. */
    key?: string;
    /** People with this permission reach the screen from another one: it has no menu entry of its own for them. */
    unless?: Permission;
  };
  /** True if it is for anyone who is signed in and has no console menu. */
  open?: true;
  /** Allows the camera in its document; no other screen may use it. */
  camera?: true;
}

/** A screen with a menu entry. */
export type MenuPage = ConsolePage & Required<Pick<ConsolePage, 'menu'>>;

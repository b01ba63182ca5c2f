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
  /** Who sees it; without one, everybody who works for the agency. */
  permission?: Permission;
  /** Screens without an entry are reached from others. */
  menu?: {
    section: MenuSection;
    icon: IconNode;
    /** Leads there when it is pressed after `g`. */
    key?: string;
    /** Who may do this finds the screen from another, and has no entry of its own. */
    unless?: Permission;
  };
  /** True if it is for anyone who is signed in and has no console menu. */
  open?: true;
  /** Whether its document may use the camera; no other may. */
  camera?: true;
}

/** A screen with a menu entry. */
export type MenuPage = ConsolePage & Required<Pick<ConsolePage, 'menu'>>;

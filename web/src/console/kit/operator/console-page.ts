import type { Permission } from '@wayfarer/contract';
import type { IconNode } from 'lucide';
import type { ComponentType } from 'react';

/** Under which heading of the menu a screen stands; those of the daily work have none. */
export const MENU_SECTIONS = ['work', 'catalog', 'people', 'agency'] as const;
export type MenuSection = (typeof MENU_SECTIONS)[number];

/** A screen of the agency's console. */
export interface ConsolePage {
  /** Below `/admin`, such as `bookings/:id`; empty for where the console opens. */
  path: string;
  /** Of the document and, where it has an entry, in the menu. */
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
  /** Whether it is for anybody who is signed in, and stands without the console's menu. */
  open?: true;
  /** Whether its document may use the camera; no other may. */
  camera?: true;
}

/** One that stands in the menu. */
export type MenuPage = ConsolePage & Required<Pick<ConsolePage, 'menu'>>;

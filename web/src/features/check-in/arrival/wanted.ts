import type { ReactNode } from 'react';

/** What was scanned, or typed. */
export type Wanted = { link: string } | { reference: string };

/** The way to whoever comes next: the one thing to press, or beside it. */
export type Next = (variant: 'primary' | 'secondary') => ReactNode;

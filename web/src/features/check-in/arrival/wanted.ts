import type { ReactNode } from 'react';

/** A scanned link or a typed reference. */
export type Wanted = { link: string } | { reference: string };

/** Renders the button or link to the next party, as the main action or a secondary one. */
export type Next = (variant: 'primary' | 'secondary') => ReactNode;

import { z } from 'zod/mini';
import type { Schema } from '../declaration/endpoint.ts';
import type { Permission } from '../rules/people/permissions.ts';

export interface Setting<S extends Schema> {
  schema: S;
  /** Until the agency decides. */
  default: z.output<S>;
  /** Who may change it, beyond `settings.write`, which opens the settings at all. */
  permission: Permission;
  /** The history says who changed it and when, but keeps no former values. */
  privateHistory?: true;
}

export const setting = <S extends Schema>(declared: Setting<S>): Setting<S> => declared;
export const days = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
export const orEmpty = <S extends Schema>(schema: S) => z.union([z.literal(''), schema]);

import { z } from 'zod/mini';
import type { Schema } from '../declaration/endpoint.ts';
import type { Permission } from '../rules/people/permissions.ts';

export interface Setting<S extends Schema> {
  schema: S;
  /** The value that is used until the agency sets one. */
  default: z.output<S>;
  /**
   * The permission required to change the setting, in addition to `settings.write`, which gives access to the settings.
   */
  permission: Permission;
  /** True if the history shows only the person and time of a change, and previous values aren't stored. */
  privateHistory?: true;
  /**
   * The reason why a new value is refused although the schema accepts it, or null. Unlike the schema, it isn't applied
   * to stored values.
   */
  refuse?: (value: unknown) => string | null;
}

/** Declares a setting. By default, its permission is `settings.write`, and its history includes previous values. */
export const setting = <S extends Schema>(
  schema: S,
  usual: z.output<S>,
  options: Partial<Omit<Setting<S>, 'schema' | 'default'>> = {},
): Setting<S> => ({ schema, default: usual, permission: 'settings.write', ...options });
export const days = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
export const orEmpty = <S extends Schema>(schema: S) => z.union([z.literal(''), schema]);

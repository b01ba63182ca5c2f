import { z } from 'zod/mini';
import type { Schema } from '../declaration/endpoint.ts';
import type { Permission } from '../rules/people/permissions.ts';

export interface Setting<S extends Schema> {
  schema: S;
  default: z.output<S>;
  /** The permission to change the setting, required in addition to `settings.write`. */
  permission: Permission;
  /** True if the history shows who changed the setting and when, but no values. */
  privateHistory?: true;
  /** The reason why a value is refused although the schema accepts it, or null. Not applied to stored values. */
  refuse?: (value: unknown) => string | null;
}

export const setting = <S extends Schema>(
  schema: S,
  usual: z.output<S>,
  options: Partial<Omit<Setting<S>, 'schema' | 'default'>> = {},
): Setting<S> => ({ schema, default: usual, permission: 'settings.write', ...options });
export const days = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
export const orEmpty = <S extends Schema>(schema: S) => z.union([z.literal(''), schema]);

import { createHash } from 'node:crypto';
import type { SpotFields } from '../store.ts';

/** Names what the forms set, as it was read: whoever changes it, the name changes. */
export function versionOf(fields: SpotFields): string {
  const { spot, country, location, category, description, image } = fields;
  const { cost, currency, seasonality, travelTime, visitorsPerYear } = fields;
  const texts = [spot, country, location, category, description, image];
  const all = [...texts, cost, currency, seasonality, travelTime, visitorsPerYear];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 22);
}

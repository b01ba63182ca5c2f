import type { Policies, PolicyFamily } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { presentFamily, TEMPLATES } from './present.ts';
import { countSpots, listAllVersions } from './store-families.ts';
import type { PolicyRow } from './store-policies.ts';

/** Every policy with its versions, and the templates for a new one. */
export async function listPolicies({ db }: UserContext): Promise<Policies> {
  return { families: await listFamilies(db.orm), templates: TEMPLATES };
}

export async function listOfferedPolicies(db: Executor) {
  const families = await listFamilies(db);
  return families.flatMap(({ family, isDefault, retiredAt, versions: [newest] }) =>
    newest && retiredAt === null
      ? [{ family, isDefault, name: newest.name, sentences: newest.sentences }]
      : [],
  );
}

async function listFamilies(db: Executor): Promise<PolicyFamily[]> {
  const spots = await countSpots(db);
  const byFamily = new Map<string, PolicyRow[]>();
  for (const row of await listAllVersions(db)) {
    byFamily.set(row.family, [...(byFamily.get(row.family) ?? []), row]);
  }
  const rank = ({ isDefault, retiredAt }: PolicyFamily) =>
    isDefault ? 0 : retiredAt === null ? 1 : 2;
  const nameOf = ({ versions }: PolicyFamily) => versions[0]?.name ?? '';
  return [...byFamily]
    .map(([family, versions]) => presentFamily(family, versions, spots.get(family) ?? 0))
    .sort((a, b) => rank(a) - rank(b) || nameOf(a).localeCompare(nameOf(b)));
}

/** `npm run licenses`: lists the licenses of the product's packages; fails if any is unknown or copyleft. */
import { packageProblem } from './checks/license-rules.mjs';
import { productionPackages } from './checks/production-packages.mjs';
import { root } from './run.mjs';

const packages = await productionPackages(root);
const names = [...new Set(packages.map(({ license = 'none' }) => license))].sort();
for (const name of names) {
  const those = packages.filter(({ license = 'none' }) => license === name);
  const listed = new Set(those.map((one) => `${one.name} ${one.version}`));
  console.log(`${name} (${listed.size})`);
  for (const line of [...listed].sort()) console.log(`  ${line}`);
}
const problems = packages.flatMap(({ name, version, license }) => {
  const problem = packageProblem({ name, license });
  return problem === null ? [] : [`${name} ${version} ${problem}`];
});
for (const problem of problems) console.error(`WRONG  ${problem}`);
console.log(`${packages.length} packages, ${problems.length} with a license that is not allowed`);
process.exitCode = problems.length > 0 ? 1 : 0;

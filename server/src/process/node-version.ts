/** Why the version of Node isn't suitable, or null. */
export function nodeFault(version = process.versions.node): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return null;
  return `Node 20.19 or newer is needed; this is ${version}`;
}

/** Exits with a clear message if Node is too old, instead of failing later. This module must be imported first. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Wayfarer needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Says so where this Node is too old, instead of failing later at something that it lacks. Imported first. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Wayfarer needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

// vitest reads its configuration, which imports this, once for each project.
if (process.listenerCount('SIGHUP') === 0) {
  // A closed terminal would end vitest or a worker without an exit, and would leave the databases.
  process.once('SIGHUP', () => process.exit(129));
  // A worker, and with it the databases that its tests started, exits as soon as vitest has exited.
  process.once('disconnect', () => process.exit(1));
}

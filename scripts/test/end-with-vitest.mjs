// vitest reads its configuration, which imports this module, once for each project.
if (process.listenerCount('SIGHUP') === 0) {
  // A closed terminal would end vitest or a worker without an `exit` event, so the databases would be left behind.
  process.once('SIGHUP', () => process.exit(129));
  // A worker exits as soon as vitest has exited, and with it the databases that its tests started.
  process.once('disconnect', () => process.exit(1));
}

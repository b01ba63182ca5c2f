/** Exits a vitest worker, and with it the databases that its tests started, as soon as vitest has exited. */
process.once('disconnect', () => process.exit(1));

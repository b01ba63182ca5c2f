/** Ends a worker of vitest as soon as vitest has ended, and by that the databases that its tests have started. */
process.once('disconnect', () => process.exit(1));

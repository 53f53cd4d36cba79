/** Exits with status 0 if the server on the given port is ready, or 1 otherwise. */
const response = await fetch(`http://127.0.0.1:${process.argv[2]}/readyz`).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);

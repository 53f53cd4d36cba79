import { readConfiguration } from './configuration.ts';
import { startStandIns } from './stand-ins.ts';

/**
 * The process: prints `listening stand-ins <port>` once both servers take connections. Ends by SIGTERM or SIGINT, and when
 * the process that started it is gone.
 */
async function main(): Promise<void> {
  const standIns = await startStandIns(readConfiguration(process.env));
  process.stdout.write(`listening stand-ins ${standIns.port}\n`);

  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    standIns.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`stand-ins: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

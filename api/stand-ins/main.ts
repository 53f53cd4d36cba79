import { readConfiguration } from './configuration.ts';
import { startStandIns } from './stand-ins.ts';

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

/** Stands in for the federation runtime's loggers in the shell's build: what it warns of goes to the console, what it tells while it is debugged does not. */
const logger = console;

function createLogger() {
  return logger;
}

function bindLoggerToCompiler() {}

export {
  bindLoggerToCompiler,
  createLogger as createInfrastructureLogger,
  createLogger,
  logger as infrastructureLogger,
  logger,
};

export { ErrorLog } from './error-log.ts';
export { ErrorSink } from './error-sink.ts';
export { appOfStack } from './stack-frames.ts';

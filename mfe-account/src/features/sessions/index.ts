export { useSessionsQuery } from './sessions.api.ts';
export { Sessions } from './sessions.tsx';

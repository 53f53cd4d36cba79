export { HowItWorks } from './how-it-works.tsx';
export { HubOpening } from './hub-opening.tsx';
export { SomethingElse } from './something-else.tsx';

export { HowItWorks } from './how-it-works.tsx';
export { HubHero } from './hub-hero.tsx';
export { SomethingElse } from './something-else.tsx';

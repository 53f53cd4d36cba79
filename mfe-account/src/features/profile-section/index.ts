export type { SectionQuery } from './section-query.ts';
export { Entry, EntryList } from './entries.styles.ts';
export { ProfileSection } from './profile-section.tsx';
export { SectionFailure } from './section-failure.tsx';

export { Entry, EntryList } from './entries.styles.ts';
export { ProfileSection } from './profile-section.tsx';
export { ProfileWaiting } from './profile-waiting.tsx';
export { SectionFailure } from './section-failure.tsx';

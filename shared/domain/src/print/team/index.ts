export * from './contact-card.ts';
export * from './names.ts';
export * from './team-list.ts';

export { FoundPages } from './found-pages.tsx';
export { SearchField } from './search-field.tsx';

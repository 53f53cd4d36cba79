export { newestShelf } from './category-shelf.ts';

export { CategoryLinks } from './category-links.tsx';
export { ChosenFilters } from './chosen-filters.tsx';
export { NoProducts } from './no-products.tsx';
export { ProductList } from './product-list.tsx';
export { LONGEST_SEARCH, collectionPath, isNarrowed, newestShelf, readShelf, shelfPath } from './shelf-address.ts';
export { ShelfChoices } from './shelf-choices.tsx';

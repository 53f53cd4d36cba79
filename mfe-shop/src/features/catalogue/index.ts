export { UNKNOWN_CATEGORY, introductionOf, useCategories } from './categories.ts';
export { CategoryLinks } from './category-links.tsx';
export { ActiveFilters } from './active-filters.tsx';
export { NoProducts } from './no-products.tsx';
export { ProductList } from './product-list.tsx';
export { ListingControls } from './listing-controls.tsx';
export { collectionPath, isFiltered, listingPath, newestListing, readListing } from './listing-url.ts';

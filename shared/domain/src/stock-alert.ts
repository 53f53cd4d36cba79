/**
 * Days after which an email address waiting for a product is deleted (docs/product.md, Catalogue).
 */
export const STOCK_ALERT_DAYS = 180;

/**
 * The email address of a stock alert is deleted after this many days (docs/product.md, Catalogue).
 */
export const STOCK_ALERT_DAYS = 180;

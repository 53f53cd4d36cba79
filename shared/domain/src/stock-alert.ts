/**
 * Number of days after which the email address of a stock alert is deleted (docs/product.md,
 * Catalogue).
 */
export const STOCK_ALERT_DAYS = 180;

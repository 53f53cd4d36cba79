export { indianDate, indianDateAndTime } from './indian-date.ts';

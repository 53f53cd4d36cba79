export { useAddressesQuery } from './addresses.api.ts';
export { SavedAddresses } from './saved-addresses.tsx';

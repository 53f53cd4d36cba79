export { useUpdateUserMutation } from './own-details.api.ts';
export { OwnDetails } from './own-details.tsx';

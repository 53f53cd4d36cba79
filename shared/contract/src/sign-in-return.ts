export { returnPath, signInPath } from '@kaagazz/domain';

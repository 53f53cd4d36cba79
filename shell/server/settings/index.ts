export { SettingsFollower } from './settings-follower.ts';

export { registerReleasePage } from './release-page.routes.ts';
export { releasePageRenderer } from './release-page-renderer.ts';
export { registerTesterLinks, testerChoiceOf } from './tester-links.ts';

/** What remotes may use of styled-components: the shared singleton `styled-components` is this list, without themes and its server part. */
export { createGlobalStyle, css, default, keyframes } from 'styled-components';

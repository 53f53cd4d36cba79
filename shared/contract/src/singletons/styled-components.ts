/** Everything that remotes may import from `styled-components`. */
export { createGlobalStyle, css, default, keyframes } from 'styled-components';

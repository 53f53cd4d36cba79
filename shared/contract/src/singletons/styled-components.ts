/** Everything that remotes may import from `styled-components`: no themes, no server rendering. */
export { createGlobalStyle, css, default, keyframes } from 'styled-components';

export { createGlobalStyle, css, default, keyframes } from 'styled-components';

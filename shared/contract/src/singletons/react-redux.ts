/** Everything that remotes may import from `react-redux`. The rest is left out of the bundle. */
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';

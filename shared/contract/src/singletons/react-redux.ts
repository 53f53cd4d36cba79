/** Everything that remotes may import from `react-redux`. Other exports are not bundled. */
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';

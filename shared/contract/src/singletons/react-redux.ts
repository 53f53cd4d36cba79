/** Remotes can import only these exports, because others are not bundled. */
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';

/** Remotes can import only these exports of `react-redux`, because no others are bundled. */
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';

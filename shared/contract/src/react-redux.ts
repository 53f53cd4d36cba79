/** What remotes may use of React Redux: the shared singleton `react-redux` is this list, so that the rest of it is left out of every visit. */
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';

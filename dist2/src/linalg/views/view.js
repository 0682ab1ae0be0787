// Views: arrays that share the data of others. What the functions that make them have in common.
import { ndarray } from '../ndarray.js';
/** An ndarray on the same data. */
export const viewOf = ({ data, shape, stride, offset }) => ndarray(data, shape, stride, offset);

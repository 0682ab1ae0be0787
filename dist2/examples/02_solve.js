import assert from 'node:assert/strict';
import { ndarray, solve } from '../src/linalg/index.js';
const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows first: (2 1) and (4 3)
const b = ndarray(new Float64Array([4, 10]));
const x = await solve(A, b); // A x = b
const y = await solve(A.transpose(1, 0), b); // A^T y = b: any strides will do
assert.deepEqual([...x.data], [1, 2]);
assert.deepEqual([...y.data], [-14, 8]);

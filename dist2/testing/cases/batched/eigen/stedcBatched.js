// STEDC of a batch as cases: those of steqr.
import { stedcCase } from '../../lapack/eigen/stedc.js';
import { tridiagonalCases } from './steqrBatched.js';
export const stedcBatchedCases = tridiagonalCases('stedc', stedcCase);

// STEDC of a batch as cases: those of steqr.
import { stedcCase } from '../../lapack/eigen/stedc.ts';
import { tridiagonalCases } from './steqrBatched.ts';

export const stedcBatchedCases = tridiagonalCases('stedc', stedcCase);

// GEJSV on every context. What the routines of Jacobi iteration have in common is in jacobi.ts.
import { gejsvCase } from '../../../testing/cases/lapack/svd/gejsv.ts';
import { testJacobi } from './jacobi.ts';

testJacobi(gejsvCase, 'U');

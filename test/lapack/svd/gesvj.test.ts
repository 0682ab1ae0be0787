// GESVJ on every context. What the routines of Jacobi iteration have in common is in jacobi.ts.
import { gesvjCase } from '../../../testing/cases/lapack/svd/gesvj.ts';
import { testJacobi } from './jacobi.ts';

testJacobi(gesvjCase, 'A');

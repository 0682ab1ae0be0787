// LAQHE on every backend: the sweep of its case, in which imaginary parts on the diagonal are NaN.
import { laqheCase } from '../../../testing/cases/lapack/condition/equilibrate.ts';
import { testSweep } from '../../lib/sweep.ts';

testSweep(laqheCase);

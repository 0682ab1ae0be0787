// LAQSY on every backend: the sweep of its case.
import { laqsyCase } from '../../../testing/cases/lapack/condition/equilibrate.ts';
import { testSweep } from '../../lib/sweep.ts';

testSweep(laqsyCase);

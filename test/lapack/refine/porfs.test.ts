// PORFS on every backend: the sweep of its case. What refinements have in common is tested with GERFS.
import { porfsCase } from '../../../testing/cases/lapack/refine/refine.ts';
import { testSweep } from '../../lib/sweep.ts';

testSweep(porfsCase);

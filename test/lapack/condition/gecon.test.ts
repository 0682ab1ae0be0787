// GECON on every backend: the sweep of its case. What it shares with others is in condition.test.ts.
import { geconCase } from '../../../testing/cases/lapack/condition/condition.ts';
import { testSweep } from '../../lib/sweep.ts';

testSweep(geconCase);

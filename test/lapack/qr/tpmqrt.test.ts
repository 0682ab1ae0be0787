// TPMQRT on every backend: the sweep of its case. Its reference is tested with TPQRT's.
import { tpmqrtCase } from '../../../testing/cases/lapack/qr/tpmqrt.ts';
import { testSweep } from '../../lib/sweep.ts';

testSweep(tpmqrtCase, 4);

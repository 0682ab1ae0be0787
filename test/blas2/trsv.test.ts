// TRSV on every backend: the case's sweep.
import { trsvCase } from '../../testing/cases/blas2/trsv.ts';
import { sweeps } from './sweeps.ts';

sweeps(trsvCase, (p) => `${p.uplo}${p.trans}${p.diag}`);

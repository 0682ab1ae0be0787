// TPSV on every backend: the case's sweep.
import { tpsvCase } from '../../testing/cases/blas2/tpsv.ts';
import { sweeps } from './sweeps.ts';

sweeps(tpsvCase, (p) => `${p.uplo}${p.trans}${p.diag}`);

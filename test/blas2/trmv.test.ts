// TRMV on every backend: the case's sweep.
import { trmvCase } from '../../testing/cases/blas2/trmv.ts';
import { sweeps } from './sweeps.ts';

sweeps(trmvCase, (p) => `${p.uplo}${p.trans}${p.diag}`);

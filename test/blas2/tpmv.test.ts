// TPMV on every backend: the case's sweep.
import { tpmvCase } from '../../testing/cases/blas2/tpmv.ts';
import { sweeps } from './sweeps.ts';

sweeps(tpmvCase, (p) => `${p.uplo}${p.trans}${p.diag}`);

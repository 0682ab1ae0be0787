// TBMV on every backend: the case's sweep.
import { tbmvCase } from '../../testing/cases/blas2/tbmv.ts';
import { sweeps } from './sweeps.ts';

sweeps(tbmvCase, (p) => `${p.uplo}${p.trans}${p.diag}`);

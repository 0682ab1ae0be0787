// TBSV on every backend: the case's sweep.
import { tbsvCase } from '../../testing/cases/blas2/tbsv.ts';
import { sweeps } from './sweeps.ts';

sweeps(tbsvCase, (p) => `${p.uplo}${p.trans}${p.diag}`);

// TBMV on every backend: the case's sweep.
import { tbmvCase } from '../../testing/cases/tbmv.ts';
import { sweeps } from './sweeps.ts';

sweeps(tbmvCase, (p) => `${p.uplo}${p.trans}${p.diag}`);

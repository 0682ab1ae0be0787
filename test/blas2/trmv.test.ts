// TRMV on every backend: the case's sweep.
import { trmvCase } from '../../testing/cases/trmv.ts';
import { sweeps } from './sweeps.ts';

sweeps(trmvCase, (p) => `${p.uplo}${p.trans}${p.diag}`);

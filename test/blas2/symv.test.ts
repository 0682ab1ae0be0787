// SYMV on every backend: the case's sweep.
import { symvCase } from '../../testing/cases/blas2/symv.ts';
import { sweeps } from './sweeps.ts';

sweeps(symvCase, (p) => `${p.uplo}, incx ${p.incx}`);

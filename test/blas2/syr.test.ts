// SYR on every backend: the case's sweep.
import { syrCase } from '../../testing/cases/syr.ts';
import { sweeps } from './sweeps.ts';

sweeps(syrCase, (p) => `${p.uplo}, incx ${p.incx}`);

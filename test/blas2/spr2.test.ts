// SPR2 on every backend: the case's sweep.
import { spr2Case } from '../../testing/cases/blas2/spr2.ts';
import { sweeps } from './sweeps.ts';

sweeps(spr2Case, (p) => `${p.uplo}, incx ${p.incx}`);

// SPR2 and HPR2 on every backend: the cases' sweeps.
import { hpr2Case, spr2Case } from '../../testing/cases/blas2/spr2.ts';
import { sweeps } from './sweeps.ts';

sweeps(spr2Case, (p) => `${p.uplo}, incx ${p.incx}`);
sweeps(hpr2Case, (p) => `${p.uplo}, incx ${p.incx}`);

// Every routine and every kernel, one line each. Read by checks, testers and documentation, never by a routine, so that bundlers can
// leave out what a program does not call.
import { gemmDirect, gemmTiled } from './blas3/gemm.kernels.ts';
import { gemmSpec } from './blas3/gemm.ts';
import { trsmBlock } from './blas3/trsm.kernels.ts';
import { trsmSpec } from './blas3/trsm.ts';
import type { RoutineSpec } from './core/spec.ts';
import { lacpyIf } from './lapack/gesv.kernels.ts';
import { gesvSpec } from './lapack/gesv.ts';
import { getf2Column, getf2Load, getf2Panel, getf2Update } from './lapack/getf2.kernels.ts';
import { getrfSpec } from './lapack/getrf.ts';
import { getrsSpec } from './lapack/getrs.ts';
import { laswpKernel } from './lapack/laswp.kernels.ts';
import { laswpSpec } from './lapack/laswp.ts';
import type { Kernel } from './runtime/kernel.ts';
import { spinKernel } from './runtime/timer.ts';

export const routines: readonly RoutineSpec[] = [gemmSpec, trsmSpec, laswpSpec, getrfSpec, getrsSpec, gesvSpec];

export const kernels: readonly Kernel[] = [
  gemmTiled,
  gemmDirect,
  trsmBlock,
  laswpKernel,
  getf2Load,
  getf2Column,
  getf2Panel,
  getf2Update,
  lacpyIf,
  spinKernel,
];

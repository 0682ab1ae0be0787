// Every routine and every kernel, one line each. Read by checks, testers and documentation, never by a routine, so that bundlers can
// leave out what a program does not call.

import { asumSpec } from './blas1/asum.ts';
import { axpySpec } from './blas1/axpy.ts';
import { copySpec } from './blas1/copy.ts';
import { dotSpec } from './blas1/dot.ts';
import { axpyElements, copyElements, rotElements, scalElements, swapElements } from './blas1/elements.kernels.ts';
import { iamaxSpec } from './blas1/iamax.ts';
import { iaminSpec } from './blas1/iamin.ts';
import { nrm2Spec } from './blas1/nrm2.ts';
import { asumPart, dotPart, iamaxFinal, iamaxPart, nrm2Final, nrm2Part, sumFinal } from './blas1/reductions.kernels.ts';
import { rotSpec } from './blas1/rot.ts';
import { rotmSpec } from './blas1/rotm.ts';
import { scalSpec } from './blas1/scal.ts';
import { swapSpec } from './blas1/swap.ts';
import { bandProduct } from './blas2/gbmv.kernels.ts';
import { gbmvSpec } from './blas2/gbmv.ts';
import { gemvN, gemvSum, gemvT } from './blas2/gemv.kernels.ts';
import { gemvSpec } from './blas2/gemv.ts';
import { rankUpdate } from './blas2/ger.kernels.ts';
import { gerSpec } from './blas2/ger.ts';
import { sbmvSpec } from './blas2/sbmv.ts';
import { spmvSpec } from './blas2/spmv.ts';
import { sprSpec } from './blas2/spr.ts';
import { spr2Spec } from './blas2/spr2.ts';
import { triangleProduct } from './blas2/symv.kernels.ts';
import { symvSpec } from './blas2/symv.ts';
import { syrSpec } from './blas2/syr.ts';
import { syr2Spec } from './blas2/syr2.ts';
import { tbmvSpec } from './blas2/tbmv.ts';
import { tbsvSpec } from './blas2/tbsv.ts';
import { tpmvSpec } from './blas2/tpmv.ts';
import { tpttrPanel } from './blas2/tpsv.kernels.ts';
import { tpsvSpec } from './blas2/tpsv.ts';
import { trmvSpec } from './blas2/trmv.ts';
import { trsvBlock } from './blas2/trsv.kernels.ts';
import { trsvSpec } from './blas2/trsv.ts';
import { dgmmKernel } from './blas3/dgmm.kernels.ts';
import { dgmmSpec } from './blas3/dgmm.ts';
import { geaddKernel } from './blas3/geadd.kernels.ts';
import { geaddSpec } from './blas3/geadd.ts';
import { geamKernel } from './blas3/geam.kernels.ts';
import { geamSpec } from './blas3/geam.ts';
import { gemmDirect, gemmTiled } from './blas3/gemm.kernels.ts';
import { gemmSpec } from './blas3/gemm.ts';
import { gemmFusedSpec } from './blas3/gemmFused.ts';
import { gemmI8Pack, gemmI8Plain, gemmI8Tensor, gemmI8Tiled } from './blas3/gemmI32.kernels.ts';
import { gemmI32Spec } from './blas3/gemmI32.ts';
import { gemmExponent, gemmPack, gemmTensor } from './blas3/gemmTensor.kernels.ts';
import { gemmTriangle, gemmTriangleDirect } from './blas3/gemmTriangle.kernels.ts';
import { triMerge } from './blas3/gemmtr.kernels.ts';
import { gemmtrSpec } from './blas3/gemmtr.ts';
import { gemmPad, gemmSum } from './blas3/gemmWork.kernels.ts';
import { lacpyKernel } from './blas3/lacpy.kernels.ts';
import { lacpySpec } from './blas3/lacpy.ts';
import { lag2hKernel, lag2sKernel } from './blas3/lag2.kernels.ts';
import { lag2dSpec } from './blas3/lag2d.ts';
import { lag2hSpec } from './blas3/lag2h.ts';
import { lag2sSpec } from './blas3/lag2s.ts';
import { normColumns, normFinal, normRows } from './blas3/lange.kernels.ts';
import { langeSpec } from './blas3/lange.ts';
import { lansySpec } from './blas3/lansy.ts';
import { lantrSpec } from './blas3/lantr.ts';
import { lasclKernel } from './blas3/lascl.kernels.ts';
import { lasclSpec } from './blas3/lascl.ts';
import { lasetKernel } from './blas3/laset.kernels.ts';
import { lasetSpec } from './blas3/laset.ts';
import { symExpand } from './blas3/symm.kernels.ts';
import { symmSpec } from './blas3/symm.ts';
import { symmetrizeKernel } from './blas3/symmetrize.kernels.ts';
import { symmetrizeSpec } from './blas3/symmetrize.ts';
import { syr2kSpec } from './blas3/syr2k.ts';
import { syrkSpec } from './blas3/syrk.ts';
import { transposeKernel } from './blas3/transpose.kernels.ts';
import { transposeSpec } from './blas3/transpose.ts';
import { transposeInplaceKernel } from './blas3/transposeInplace.kernels.ts';
import { transposeInplaceSpec } from './blas3/transposeInplace.ts';
import { triExpand } from './blas3/trmm.kernels.ts';
import { trmmSpec } from './blas3/trmm.ts';
import { trsmBlock } from './blas3/trsm.kernels.ts';
import { trsmSpec } from './blas3/trsm.ts';
import type { RoutineSpec } from './core/spec.ts';
import { posvSpec } from './lapack/cholesky/posv.ts';
import { potrfPanel } from './lapack/cholesky/potrf.kernels.ts';
import { potrfSpec } from './lapack/cholesky/potrf.ts';
import { potriSpec } from './lapack/cholesky/potri.ts';
import { potrsSpec } from './lapack/cholesky/potrs.ts';
import {
  equilibrateColumns,
  equilibrateFactors,
  equilibrateRows,
  laqgeKernel,
} from './lapack/expert/equilibrate.kernels.ts';
import { geconSpec } from './lapack/expert/gecon.ts';
import { geequSpec } from './lapack/expert/geequ.ts';
import { gerfsSpec } from './lapack/expert/gerfs.ts';
import { gesvxSpec } from './lapack/expert/gesvx.ts';
import { lacn2Step, rcondFinal } from './lapack/expert/lacn2.kernels.ts';
import { laqgeSpec } from './lapack/expert/laqge.ts';
import { laqsySpec } from './lapack/expert/laqsy.ts';
import { poconSpec } from './lapack/expert/pocon.ts';
import { poequSpec } from './lapack/expert/poequ.ts';
import { porfsSpec } from './lapack/expert/porfs.ts';
import { posvxSpec } from './lapack/expert/posvx.ts';
import { ferrFinal, magnitudesKernel, refineAdd, refineBound, refineJudge } from './lapack/expert/refine.kernels.ts';
import { syconSpec } from './lapack/expert/sycon.ts';
import { trconSpec } from './lapack/expert/trcon.ts';
import { sysvSpec } from './lapack/indefinite/sysv.ts';
import { sytrfColumn, sytrfPivot } from './lapack/indefinite/sytrf.kernels.ts';
import { sytrfSpec } from './lapack/indefinite/sytrf.ts';
import { sytriSpec } from './lapack/indefinite/sytri.ts';
import { syconvKernel, sytrsDiagonal, sytrsPivots } from './lapack/indefinite/sytrs.kernels.ts';
import { sytrsSpec } from './lapack/indefinite/sytrs.ts';
import { butterflyKernel, rbtCheck, rbtPivots } from './lapack/lu/gerbt.kernels.ts';
import { gesvSpec } from './lapack/lu/gesv.ts';
import { gesvNopivSpec } from './lapack/lu/gesvNopiv.ts';
import { gesvRbtSpec } from './lapack/lu/gesvRbt.ts';
import { getf2Apply, getf2Below, getf2Column, getf2Load, getf2Panel, getf2Update } from './lapack/lu/getf2.kernels.ts';
import { getrfSpec } from './lapack/lu/getrf.ts';
import { getf2Nopiv, getf2NopivStore } from './lapack/lu/getrfNopiv.kernels.ts';
import { getrfNopivSpec } from './lapack/lu/getrfNopiv.ts';
import { getriSpec } from './lapack/lu/getri.ts';
import { getrsSpec } from './lapack/lu/getrs.ts';
import { getrsNopivSpec } from './lapack/lu/getrsNopiv.ts';
import { growthFinal } from './lapack/lu/growth.kernels.ts';
import { lapmrKernel, laswpSources } from './lapack/lu/lapmr.kernels.ts';
import { laswpKernel } from './lapack/lu/laswp.kernels.ts';
import { laswpSpec } from './lapack/lu/laswp.ts';
import { powerOfTwoKernel } from './lapack/mixed/dhgesv.kernels.ts';
import { dhgesvSpec } from './lapack/mixed/dhgesv.ts';
import { dhposvSpec } from './lapack/mixed/dhposv.ts';
import { dsCorrect, dsDecide, dsJudge, dsProduct, dsResidual } from './lapack/mixed/doubleSingle.kernels.ts';
import { dsgelsSpec } from './lapack/mixed/dsgels.ts';
import { dsgesvSpec } from './lapack/mixed/dsgesv.ts';
import { dsgesvGmresSpec } from './lapack/mixed/dsgesvGmres.ts';
import { dsposvSpec } from './lapack/mixed/dsposv.ts';
import { gmresKernels } from './lapack/mixed/gmresBasis.kernels.ts';
import { inverseStep } from './lapack/mixed/inverseSolve.kernels.ts';
import { shgesvSpec } from './lapack/mixed/shgesv.ts';
import { cholqrJudge, cholqrRows, cholqrSmall, cholqrSum } from './lapack/qr/cholqr.kernels.ts';
import { cholqrSpec } from './lapack/qr/cholqr.ts';
import { gelqfSpec } from './lapack/qr/gelqf.ts';
import { gelsSpec } from './lapack/qr/gels.ts';
import { gelsySpec } from './lapack/qr/gelsy.ts';
import { geqp3Column, geqp3Norms, geqp3Rest, geqp3Store } from './lapack/qr/geqp3.kernels.ts';
import { geqp3Spec } from './lapack/qr/geqp3.ts';
import { geqr2Apply, geqr2Column, geqr2Largest, geqr2Panel, geqr2Products } from './lapack/qr/geqr2.kernels.ts';
import { geqr2Spec } from './lapack/qr/geqr2.ts';
import { geqrfSpec } from './lapack/qr/geqrf.ts';
import { larfbSpec } from './lapack/qr/larfb.ts';
import { larftBlock, larftUnit } from './lapack/qr/larft.kernels.ts';
import { larftSpec } from './lapack/qr/larft.ts';
import { diagonalRankKernel, lsFactors, lsScale, lsSquares, lsUnpivot } from './lapack/qr/leastSquares.kernels.ts';
import { orglqSpec } from './lapack/qr/orglq.ts';
import { orgqrSpec } from './lapack/qr/orgqr.ts';
import { ormlqSpec } from './lapack/qr/ormlq.ts';
import { ormqrSpec } from './lapack/qr/ormqr.ts';
import { qraddSpec } from './lapack/qr/qradd.ts';
import { tpmqrtSpec } from './lapack/qr/tpmqrt.ts';
import { tpqrtSpec } from './lapack/qr/tpqrt.ts';
import { lacpyIf } from './lapack/restore.kernels.ts';
import { gesvdSpec } from './lapack/svd/gesvd.ts';
import { trtriSpec } from './lapack/triangular/trtri.ts';
import { zeroDiagonal } from './lapack/triangular/trtrs.kernels.ts';
import { trtrsSpec } from './lapack/triangular/trtrs.ts';
import { batchedKernels, batchedRoutines } from './registryBatched.ts';
import type { Kernel } from './runtime/kernel.ts';
import { matrixProbe } from './runtime/matrixUnits.ts';
import { splitDoublesKernel } from './runtime/pairs.ts';
import { spinKernel } from './runtime/timer.ts';

export const routines: readonly RoutineSpec[] = [
  asumSpec,
  axpySpec,
  copySpec,
  dotSpec,
  iamaxSpec,
  iaminSpec,
  nrm2Spec,
  rotSpec,
  rotmSpec,
  scalSpec,
  swapSpec,
  gemvSpec,
  gerSpec,
  symvSpec,
  syrSpec,
  syr2Spec,
  trmvSpec,
  trsvSpec,
  gbmvSpec,
  sbmvSpec,
  tbmvSpec,
  tbsvSpec,
  spmvSpec,
  sprSpec,
  spr2Spec,
  tpmvSpec,
  tpsvSpec,
  gemmSpec,
  gemmFusedSpec,
  gemmI32Spec,
  gemmtrSpec,
  symmSpec,
  syrkSpec,
  syr2kSpec,
  trmmSpec,
  trsmSpec,
  lacpySpec,
  lag2hSpec,
  lag2sSpec,
  lag2dSpec,
  lasetSpec,
  lasclSpec,
  transposeSpec,
  transposeInplaceSpec,
  geaddSpec,
  geamSpec,
  dgmmSpec,
  symmetrizeSpec,
  langeSpec,
  lansySpec,
  lantrSpec,
  trtrsSpec,
  trtriSpec,
  laswpSpec,
  getrfSpec,
  getrsSpec,
  getriSpec,
  gesvSpec,
  gesvxSpec,
  getrfNopivSpec,
  getrsNopivSpec,
  gesvNopivSpec,
  gesvRbtSpec,
  potrfSpec,
  potrsSpec,
  potriSpec,
  posvSpec,
  posvxSpec,
  dsgelsSpec,
  dsgesvSpec,
  dhgesvSpec,
  dhposvSpec,
  dsgesvGmresSpec,
  shgesvSpec,
  dsposvSpec,
  sytrfSpec,
  sytrsSpec,
  sysvSpec,
  sytriSpec,
  syconSpec,
  geconSpec,
  gerfsSpec,
  geequSpec,
  laqgeSpec,
  poconSpec,
  porfsSpec,
  poequSpec,
  laqsySpec,
  trconSpec,
  gelsSpec,
  cholqrSpec,
  qraddSpec,
  gelsySpec,
  geqrfSpec,
  ormqrSpec,
  orgqrSpec,
  geqr2Spec,
  gelqfSpec,
  orglqSpec,
  ormlqSpec,
  geqp3Spec,
  tpqrtSpec,
  gesvdSpec,
  tpmqrtSpec,
  larftSpec,
  larfbSpec,
  ...batchedRoutines,
];

export const kernels: readonly Kernel[] = [
  axpyElements,
  copyElements,
  rotElements,
  scalElements,
  swapElements,
  asumPart,
  dotPart,
  nrm2Part,
  iamaxPart,
  sumFinal,
  nrm2Final,
  iamaxFinal,
  gemvN,
  gemvT,
  gemvSum,
  rankUpdate,
  triangleProduct,
  trsvBlock,
  bandProduct,
  tpttrPanel,
  gemmTiled,
  gemmDirect,
  gemmTriangle,
  gemmTriangleDirect,
  gemmPad,
  gemmSum,
  gemmExponent,
  gemmPack,
  gemmTensor,
  gemmI8Pack,
  gemmI8Tiled,
  gemmI8Plain,
  gemmI8Tensor,
  triMerge,
  symExpand,
  triExpand,
  trsmBlock,
  lacpyKernel,
  lag2hKernel,
  lag2sKernel,
  lasetKernel,
  lasclKernel,
  transposeKernel,
  transposeInplaceKernel,
  geaddKernel,
  geamKernel,
  dgmmKernel,
  symmetrizeKernel,
  normColumns,
  normRows,
  normFinal,
  laswpKernel,
  laswpSources,
  lapmrKernel,
  getf2Load,
  getf2Column,
  getf2Panel,
  getf2Update,
  getf2Apply,
  getf2Below,
  geqr2Panel,
  geqr2Products,
  geqr2Apply,
  geqr2Largest,
  geqr2Column,
  larftBlock,
  larftUnit,
  lacpyIf,
  dsProduct,
  dsResidual,
  dsCorrect,
  dsJudge,
  dsDecide,
  inverseStep,
  getf2Nopiv,
  getf2NopivStore,
  butterflyKernel,
  rbtCheck,
  rbtPivots,
  potrfPanel,
  zeroDiagonal,
  lsFactors,
  lsScale,
  lsSquares,
  lsUnpivot,
  diagonalRankKernel,
  cholqrRows,
  cholqrSum,
  cholqrSmall,
  cholqrJudge,
  lacn2Step,
  rcondFinal,
  growthFinal,
  magnitudesKernel,
  powerOfTwoKernel,
  refineJudge,
  refineAdd,
  refineBound,
  ferrFinal,
  equilibrateRows,
  equilibrateColumns,
  equilibrateFactors,
  laqgeKernel,
  sytrfColumn,
  sytrfPivot,
  sytrsPivots,
  syconvKernel,
  sytrsDiagonal,
  geqp3Norms,
  geqp3Column,
  geqp3Rest,
  geqp3Store,
  spinKernel,
  splitDoublesKernel,
  matrixProbe,
  ...gmresKernels,
  ...batchedKernels,
];

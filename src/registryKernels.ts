// Every kernel, one line each. Read by checks, never by a routine: see registry.ts.
import { axpyElements, copyElements, rotElements, scalElements, swapElements } from './blas1/elements.kernels.ts';
import { asumPart, dotPart, iamaxFinal, iamaxPart, nrm2Final, nrm2Part, sumFinal } from './blas1/reductions.kernels.ts';
import { bandProduct } from './blas2/gbmv.kernels.ts';
import { gemvN, gemvSum, gemvT } from './blas2/gemv.kernels.ts';
import { rankUpdate } from './blas2/ger.kernels.ts';
import { triangleProduct } from './blas2/symv.kernels.ts';
import { tpttrPanel } from './blas2/tpsv.kernels.ts';
import { trsvBlock } from './blas2/trsv.kernels.ts';
import { dgmmKernel } from './blas3/elements/dgmm.kernels.ts';
import { geaddKernel } from './blas3/elements/geadd.kernels.ts';
import { geamKernel } from './blas3/elements/geam.kernels.ts';
import { lacpyKernel } from './blas3/elements/lacpy.kernels.ts';
import { lag2hKernel, lag2sKernel } from './blas3/elements/lag2.kernels.ts';
import { lasclKernel } from './blas3/elements/lascl.kernels.ts';
import { lasetKernel } from './blas3/elements/laset.kernels.ts';
import { symmetrizeKernel } from './blas3/elements/symmetrize.kernels.ts';
import { transposeKernel } from './blas3/elements/transpose.kernels.ts';
import { transposeInplaceKernel } from './blas3/elements/transposeInplace.kernels.ts';
import { normColumns, normFinal, normRows } from './blas3/norms/lange.kernels.ts';
import { gemmDirect, gemmTiled } from './blas3/products/gemm.kernels.ts';
import { gemmI8Pack, gemmI8Plain, gemmI8Tensor, gemmI8Tiled } from './blas3/products/gemmI32.kernels.ts';
import { gemmQuads } from './blas3/products/gemmQuads.kernels.ts';
import { gemmExponent, gemmPack, gemmTensor } from './blas3/products/gemmTensor.kernels.ts';
import { gemmTriangle, gemmTriangleDirect } from './blas3/products/gemmTriangle.kernels.ts';
import { triMerge } from './blas3/products/gemmtr.kernels.ts';
import { gemmPad, gemmSum } from './blas3/products/gemmWork.kernels.ts';
import { symExpand } from './blas3/products/symm.kernels.ts';
import { triExpand } from './blas3/triangular/trmm.kernels.ts';
import { trsmBlock } from './blas3/triangular/trsm.kernels.ts';
import { potrfPanel } from './lapack/cholesky/potrf.kernels.ts';
import {
  equilibrateColumns,
  equilibrateFactors,
  equilibrateRows,
  laqgeKernel,
} from './lapack/condition/equilibrate.kernels.ts';
import { lacn2Step, rcondFinal } from './lapack/condition/lacn2.kernels.ts';
import { sytrfColumn, sytrfPivot } from './lapack/indefinite/sytrf.kernels.ts';
import { syconvKernel, sytrsDiagonal, sytrsPivots } from './lapack/indefinite/sytrs.kernels.ts';
import { butterflyKernel, rbtCheck, rbtPivots } from './lapack/lu/gerbt.kernels.ts';
import { getf2Apply, getf2Below, getf2Column, getf2Load, getf2Panel, getf2Update } from './lapack/lu/getf2.kernels.ts';
import { getf2Nopiv, getf2NopivStore } from './lapack/lu/getrfNopiv.kernels.ts';
import { growthFinal } from './lapack/lu/growth.kernels.ts';
import { lapmrKernel, laswpSources } from './lapack/lu/lapmr.kernels.ts';
import { laswpKernel } from './lapack/lu/laswp.kernels.ts';
import { powerOfTwoKernel } from './lapack/mixed/dhgesv.kernels.ts';
import { dsCorrect, dsDecide, dsJudge, dsProduct, dsResidual } from './lapack/mixed/doubleSingle.kernels.ts';
import { gmresKernels } from './lapack/mixed/gmresBasis.kernels.ts';
import { inverseBlock, inverseRest } from './lapack/mixed/inverseSolve.kernels.ts';
import { cholqrJudge, cholqrRows, cholqrSmall, cholqrSum } from './lapack/qr/cholqr.kernels.ts';
import { geqp3Column, geqp3Norms, geqp3Rest, geqp3Store } from './lapack/qr/geqp3.kernels.ts';
import { geqr2Apply, geqr2Column, geqr2Largest, geqr2Panel, geqr2Products } from './lapack/qr/geqr2.kernels.ts';
import { larftBlock, larftUnit } from './lapack/qr/larft.kernels.ts';
import { diagonalRankKernel, lsFactors, lsScale, lsSquares, lsUnpivot } from './lapack/qr/leastSquares.kernels.ts';
import { ferrFinal, magnitudesKernel, refineAdd, refineBound, refineJudge } from './lapack/refine/refine.kernels.ts';
import { lacpyIf } from './lapack/restore.kernels.ts';
import { zeroDiagonal } from './lapack/triangular/trtrs.kernels.ts';
import { batchedKernels } from './registryKernelsBatched.ts';
import type { Kernel } from './runtime/kernel.ts';
import { matrixProbe } from './runtime/matrixUnits.ts';
import { splitDoublesKernel } from './runtime/pairs.ts';
import { spinKernel } from './runtime/timer.ts';
import { convFilter, convTiled } from './tfjs/conv.kernels.ts';
import { im2colKernel } from './tfjs/im2col.kernels.ts';

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
  gemmQuads,
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
  inverseBlock,
  inverseRest,
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
  convFilter,
  convTiled,
  im2colKernel,
  ...gmresKernels,
  ...batchedKernels,
];

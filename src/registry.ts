// Every routine, one line each. Read by checks, testers and documentation, never by a routine, so that bundlers can
// leave out what a program does not call.
import { asumSpec } from './blas1/asum.ts';
import { axpySpec } from './blas1/axpy.ts';
import { copySpec } from './blas1/copy.ts';
import { dotSpec } from './blas1/dot.ts';
import { dotcSpec } from './blas1/dotc.ts';
import { dotuSpec } from './blas1/dotu.ts';
import { iamaxSpec } from './blas1/iamax.ts';
import { iaminSpec } from './blas1/iamin.ts';
import { nrm2Spec } from './blas1/nrm2.ts';
import { rotSpec } from './blas1/rot.ts';
import { rotmSpec } from './blas1/rotm.ts';
import { scalSpec } from './blas1/scal.ts';
import { swapSpec } from './blas1/swap.ts';
import { gbmvSpec } from './blas2/gbmv.ts';
import { gemvSpec } from './blas2/gemv.ts';
import { gerSpec } from './blas2/ger.ts';
import { sbmvSpec } from './blas2/sbmv.ts';
import { spmvSpec } from './blas2/spmv.ts';
import { sprSpec } from './blas2/spr.ts';
import { spr2Spec } from './blas2/spr2.ts';
import { symvSpec } from './blas2/symv.ts';
import { syrSpec } from './blas2/syr.ts';
import { syr2Spec } from './blas2/syr2.ts';
import { tbmvSpec } from './blas2/tbmv.ts';
import { tbsvSpec } from './blas2/tbsv.ts';
import { tpmvSpec } from './blas2/tpmv.ts';
import { tpsvSpec } from './blas2/tpsv.ts';
import { trmvSpec } from './blas2/trmv.ts';
import { trsvSpec } from './blas2/trsv.ts';
import { dgmmSpec } from './blas3/elements/dgmm.ts';
import { geaddSpec } from './blas3/elements/geadd.ts';
import { geamSpec } from './blas3/elements/geam.ts';
import { lacpySpec } from './blas3/elements/lacpy.ts';
import { lag2dSpec } from './blas3/elements/lag2d.ts';
import { lag2hSpec } from './blas3/elements/lag2h.ts';
import { lag2sSpec } from './blas3/elements/lag2s.ts';
import { lasclSpec } from './blas3/elements/lascl.ts';
import { lasetSpec } from './blas3/elements/laset.ts';
import { symmetrizeSpec } from './blas3/elements/symmetrize.ts';
import { transposeSpec } from './blas3/elements/transpose.ts';
import { transposeInplaceSpec } from './blas3/elements/transposeInplace.ts';
import { langeSpec } from './blas3/norms/lange.ts';
import { lansySpec } from './blas3/norms/lansy.ts';
import { lantrSpec } from './blas3/norms/lantr.ts';
import { gemmSpec } from './blas3/products/gemm.ts';
import { gemmFusedSpec } from './blas3/products/gemmFused.ts';
import { gemmI32Spec } from './blas3/products/gemmI32.ts';
import { gemmtrSpec } from './blas3/products/gemmtr.ts';
import { symmSpec } from './blas3/products/symm.ts';
import { syr2kSpec } from './blas3/products/syr2k.ts';
import { syrkSpec } from './blas3/products/syrk.ts';
import { trmmSpec } from './blas3/triangular/trmm.ts';
import { trsmSpec } from './blas3/triangular/trsm.ts';
import type { RoutineSpec } from './core/spec.ts';
import { posvSpec } from './lapack/cholesky/posv.ts';
import { potrfSpec } from './lapack/cholesky/potrf.ts';
import { potriSpec } from './lapack/cholesky/potri.ts';
import { potrsSpec } from './lapack/cholesky/potrs.ts';
import { geconSpec } from './lapack/condition/gecon.ts';
import { geequSpec } from './lapack/condition/geequ.ts';
import { laqgeSpec } from './lapack/condition/laqge.ts';
import { laqsySpec } from './lapack/condition/laqsy.ts';
import { poconSpec } from './lapack/condition/pocon.ts';
import { poequSpec } from './lapack/condition/poequ.ts';
import { syconSpec } from './lapack/condition/sycon.ts';
import { trconSpec } from './lapack/condition/trcon.ts';
import { sysvSpec } from './lapack/indefinite/sysv.ts';
import { sytrfSpec } from './lapack/indefinite/sytrf.ts';
import { sytriSpec } from './lapack/indefinite/sytri.ts';
import { sytrsSpec } from './lapack/indefinite/sytrs.ts';
import { gesvSpec } from './lapack/lu/gesv.ts';
import { gesvNopivSpec } from './lapack/lu/gesvNopiv.ts';
import { gesvRbtSpec } from './lapack/lu/gesvRbt.ts';
import { getrfSpec } from './lapack/lu/getrf.ts';
import { getrfNopivSpec } from './lapack/lu/getrfNopiv.ts';
import { getriSpec } from './lapack/lu/getri.ts';
import { getrsSpec } from './lapack/lu/getrs.ts';
import { getrsNopivSpec } from './lapack/lu/getrsNopiv.ts';
import { laswpSpec } from './lapack/lu/laswp.ts';
import { dhgesvSpec } from './lapack/mixed/dhgesv.ts';
import { dhposvSpec } from './lapack/mixed/dhposv.ts';
import { dsgelsSpec } from './lapack/mixed/dsgels.ts';
import { dsgesvSpec } from './lapack/mixed/dsgesv.ts';
import { dsgesvGmresSpec } from './lapack/mixed/dsgesvGmres.ts';
import { dsposvSpec } from './lapack/mixed/dsposv.ts';
import { shgesvSpec } from './lapack/mixed/shgesv.ts';
import { cholqrSpec } from './lapack/qr/cholqr.ts';
import { gelqfSpec } from './lapack/qr/gelqf.ts';
import { gelsSpec } from './lapack/qr/gels.ts';
import { gelsySpec } from './lapack/qr/gelsy.ts';
import { geqp3Spec } from './lapack/qr/geqp3.ts';
import { geqr2Spec } from './lapack/qr/geqr2.ts';
import { geqrfSpec } from './lapack/qr/geqrf.ts';
import { larfbSpec } from './lapack/qr/larfb.ts';
import { larftSpec } from './lapack/qr/larft.ts';
import { orglqSpec } from './lapack/qr/orglq.ts';
import { orgqrSpec } from './lapack/qr/orgqr.ts';
import { ormlqSpec } from './lapack/qr/ormlq.ts';
import { ormqrSpec } from './lapack/qr/ormqr.ts';
import { qraddSpec } from './lapack/qr/qradd.ts';
import { tpmqrtSpec } from './lapack/qr/tpmqrt.ts';
import { tpqrtSpec } from './lapack/qr/tpqrt.ts';
import { gerfsSpec } from './lapack/refine/gerfs.ts';
import { gesvxSpec } from './lapack/refine/gesvx.ts';
import { porfsSpec } from './lapack/refine/porfs.ts';
import { posvxSpec } from './lapack/refine/posvx.ts';
import { gesvdSpec } from './lapack/svd/gesvd.ts';
import { trtriSpec } from './lapack/triangular/trtri.ts';
import { trtrsSpec } from './lapack/triangular/trtrs.ts';
import { batchedRoutines } from './registryBatched.ts';

export const routines: readonly RoutineSpec[] = [
  asumSpec,
  axpySpec,
  copySpec,
  dotSpec,
  dotcSpec,
  dotuSpec,
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
